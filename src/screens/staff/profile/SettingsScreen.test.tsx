import { profileSample, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { selectSettings } from '#slices/selectSettings.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const [person] = staffSamples
const signedInAs = staffUserSample(person)
const path = '*/api/v1/me/preferences/'

const main = () => within(screen.getByRole('main'))
const open = () => renderRoute('/staff/profile/settings', { signedInAs })
const list = (name: string) => main().findByRole('combobox', { name })

it('a setting is saved at once, and says so beside it', async () => {
  const { user, store } = await open()
  await user.selectOptions(await list('Table rows'), 'Comfortable')
  expect(await main().findByText('Saved')).toHaveTextContent(/^Saved \d\d:\d\d$/)
  expect(await list('Table rows')).toHaveValue('comfortable')
  await user.selectOptions(await list('First page after sign-in'), 'Calendar')
  await waitFor(() => expect(main().getAllByText('Saved')).toHaveLength(2))
  expect(selectSettings(store.getState())).toMatchObject({ density: 'comfortable', startPage: 'calendar' })
})

it('a setting that was not saved has its earlier value again, and says why', async () => {
  let fail = () => {}
  server.use(http.patch(path, () => new Promise((resolve) => (fail = () => resolve(HttpResponse.error())))))
  const { user } = await open()
  const rows = await list('Table rows')
  await user.selectOptions(rows, 'Comfortable')
  await waitFor(() => expect(rows).toHaveValue('comfortable'))
  fail()
  expect(await main().findByRole('alert')).toHaveTextContent(
    'The setting wasn’t savedWe couldn’t reach the server, so the earlier choice is back.',
  )
  expect(rows).toHaveValue('compact')
})

it('the theme holds at once, in the menu too', async () => {
  const { user } = await open()
  await user.selectOptions(await list('Theme'), 'Dark')
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'))
  expect(
    screen.getAllByRole('combobox', { name: 'Theme' }).map((one) => (one as HTMLSelectElement).value),
  ).toEqual(['dark', 'dark'])
})

it('a working day ends after its start', async () => {
  const { user } = await open()
  const end = await list('Your working day ends')
  expect(within(end).queryByRole('option', { name: '09:00' })).not.toBeInTheDocument()
  await user.selectOptions(end, '17:30')
  await waitFor(() => expect(end).toHaveValue('1050'))
  expect(within(await list('Your working day starts')).queryByRole('option', { name: '17:30' })).toBeNull()
})

it('the language of the mails and the birthday are saved at once', async () => {
  const received: unknown[] = []
  const known = { ...profileSample(person, 'EN'), isBirthdayShared: false as boolean | null }
  server.use(
    http.get('*/api/v1/me/', () => HttpResponse.json(known)),
    http.patch(path, async ({ request }) => {
      const body = (await request.json()) as Partial<typeof known>
      received.push(body)
      return HttpResponse.json(Object.assign(known, body))
    }),
  )
  const { user } = await open()
  const language = await list('Language of the emails')
  expect(language).toHaveValue('AZ')
  await user.selectOptions(language, 'Русский')
  expect(await screen.findByText('Saved')).toBeInTheDocument()
  expect(language).toHaveValue('RU')
  const birthday = main().getByRole('switch', { name: 'Show my birthday to colleagues' })
  expect(birthday).not.toBeChecked()
  await user.click(birthday)
  await waitFor(() => expect(birthday).toBeChecked())
  expect(await main().findByText('Colleagues see day and month, not the year.')).toBeInTheDocument()
  expect(received).toEqual([{ mailLanguage: 'RU' }, { isBirthdayShared: true }])
})

it('the language of the pages changes the page and the mails', async () => {
  const { user } = await open()
  await user.selectOptions(await list('Language of the staff area'), 'Русский')
  expect(await main().findByRole('heading', { level: 1, name: 'Настройки' })).toBeInTheDocument()
  await waitFor(() => expect(main().getByRole('combobox', { name: 'Язык писем' })).toHaveValue('RU'))
})

it('an unknown birthday has no switch', async () => {
  await open()
  await list('Theme')
  expect(main().queryByRole('switch', { name: /birthday/ })).not.toBeInTheDocument()
})

it('a switched-off ? lists no shortcuts, while Ctrl+K still opens the palette', async () => {
  const { user } = await open()
  const keys = await main().findByRole('switch', { name: 'Single-key shortcuts' })
  await user.click(keys)
  await waitFor(() => expect(keys).not.toBeChecked())
  await user.keyboard('?')
  await user.keyboard('{Control>}k{/Control}')
  expect(await screen.findByRole('dialog', { name: 'Search and commands' })).toBeInTheDocument()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

it('settings of another device hold when the profile has loaded', async () => {
  const settings = { hasKeyShortcuts: false, density: 'comfortable' }
  server.use(http.get('*/api/v1/me/', () => HttpResponse.json({ ...profileSample(person, 'EN'), settings })))
  await open()
  expect(await list('Table rows')).toHaveValue('comfortable')
  expect(main().getByRole('switch', { name: 'Single-key shortcuts' })).not.toBeChecked()
})
