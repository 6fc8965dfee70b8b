import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { clearStaffValues } from '#hooks/useTabState.ts'
import { signedIn } from '#slices/authSlice.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const [leyla, rauf] = staffSamples.map(staffUserSample) as [
  ReturnType<typeof staffUserSample>,
  ReturnType<typeof staffUserSample>,
]

beforeEach(() => {
  window.sessionStorage.clear()
  // What lives as long as the page.
  clearStaffValues()
})

/** Whether the browser would ask before a reload. */
function asksBeforeReload() {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}

async function sendOne() {
  server.use(http.post('*/api/v1/suggestions/', () => HttpResponse.json({ code: '7KQ2-M9PX-4TDW' })))
  const view = await renderRoute('/staff/suggestion', { signedInAs: leyla })
  await view.user.type(await screen.findByRole('textbox', { name: 'Your text' }), 'A second screen.')
  await view.user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('7KQ2-M9PX-4TDW')).toBeInTheDocument()
  return view
}

it('has the code still when the person comes back from another page, and no storage has it', async () => {
  const { user, store } = await sendOne()
  await user.click(screen.getByRole('link', { name: 'News' }))
  expect(await screen.findByRole('heading', { level: 1, name: /News/ })).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Suggestions & Complaints' }))
  expect(await screen.findByText('7KQ2-M9PX-4TDW')).toBeInTheDocument()
  expect(JSON.stringify([{ ...window.sessionStorage }, { ...window.localStorage }])).not.toContain('7KQ2')
  act(() => void store.dispatch(signedIn(rauf)))
  expect(await screen.findByRole('textbox', { name: 'Your text' })).toBeInTheDocument()
  expect(screen.queryByText('7KQ2-M9PX-4TDW')).not.toBeInTheDocument()
})

it('the browser asks before a reload until the code is copied, and not after that', async () => {
  const { user } = await sendOne()
  expect(asksBeforeReload()).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Copy the code' }))
  await waitFor(() => expect(asksBeforeReload()).toBe(false))
})

it('does not ask before a reload once another one is written', async () => {
  const { user } = await sendOne()
  await user.click(screen.getByRole('button', { name: 'Write another' }))
  expect(asksBeforeReload()).toBe(false)
})

it('takes a code that was copied by hand for copied', async () => {
  await sendOne()
  fireEvent.copy(screen.getByText('7KQ2-M9PX-4TDW'))
  expect(asksBeforeReload()).toBe(false)
})
