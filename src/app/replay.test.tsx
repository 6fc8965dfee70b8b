import { instrument } from '@redux-devtools/instrument'
import { act, screen } from '@testing-library/react'
import { readTabValue, staffKey, writeTab } from '#hooks/useTabState.ts'
import { signedIn } from '#slices/authSlice.ts'
import { languageChosen } from '#slices/languageSlice.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { people } from '#testing/offDays.ts'
import { renderRoute } from '#testing/renderRoute.tsx'
import { jumpTo, jumpToEnd, recordedStates } from '#testing/replays.ts'

mockNetwork()

it('shows the language of the state that DevTools jump to, and stores the user’s choice', async () => {
  const { store } = await renderRoute('/sendCv', { enhancers: [instrument()] })
  expect(await screen.findByRole('heading', { level: 1, name: 'Send your CV' })).toBeInTheDocument()
  const inEnglish = recordedStates(store).length - 1

  act(() => void store.dispatch(languageChosen('RU')))
  expect(await screen.findByRole('heading', { level: 1, name: 'Отправить резюме' })).toBeInTheDocument()
  const remembered = document.cookie
  expect(remembered).toContain('=ru')

  await jumpTo(store, inEnglish)
  expect(await screen.findByRole('heading', { level: 1, name: 'Send your CV' })).toBeInTheDocument()
  expect(document.documentElement.lang).toBe('en')
  expect(document.cookie).toBe(remembered)
})

it('keeps the data of the signed-in person when a replay shows another one', async () => {
  const { leyla, rauf } = people
  const { store } = await renderRoute('/staff/chat', { signedInAs: leyla, enhancers: [instrument()] })
  await screen.findByText(leyla.email)
  const hers = recordedStates(store).length - 1
  act(() => void store.dispatch(signedIn(rauf)))
  await screen.findByText(rauf.email)
  const draft = `${staffKey}draft`
  act(() => writeTab(draft, 'Half written'))

  await jumpTo(store, hers)
  await screen.findByText(leyla.email)
  await jumpToEnd(store)
  await screen.findByText(rauf.email)
  expect(readTabValue(draft)).toBe('Half written')
})
