import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { screen, waitFor, within } from '@testing-library/react'
import { clearStaffValues } from '#hooks/useTabState.ts'
import { selectCalendarView } from '#slices/calendarViewSlice.ts'
import { selectTheme } from '#slices/themeSlice.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

mockNetwork()

const [leyla] = staffSamples.map(staffUserSample)
if (!leyla) throw new Error('There is no sample person.')

afterEach(clearStaffValues)

const open = async (address = '/staff/chat') => {
  const view = await renderRoute(address, { signedInAs: leyla, language: 'EN' })
  await screen.findByRole('main')
  return view
}

async function openPalette(address?: string) {
  const view = await open(address)
  await view.user.keyboard('{Control>}k{/Control}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Search and commands' }))
  const field = dialog.getByRole('combobox', { name: 'Search for people, pages and actions' })
  await waitFor(() => expect(field).toHaveFocus())
  return { ...view, dialog, field }
}

it('opens by Ctrl+K, finds a colleague in spite of other letters, and opens the badge page by Enter', async () => {
  const { user, dialog, field } = await openPalette()
  await user.type(field, 'leyla eli')
  const people = within(await dialog.findByRole('group', { name: 'Colleagues' }))
  const first = people.getByRole('option', { name: /^Leyla Əli ?yeva/, selected: true })
  expect(within(first).getByText('Əli')).toHaveProperty('tagName', 'MARK')
  expect(dialog.getByRole('option', { name: /^Email Leyla Əli ?yeva/ })).toBeVisible()
  expect(dialog.getByRole('status')).toHaveTextContent(/^\d+ results$/)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/employee-qr\/DEV\d+$/))
})

it('finds pages by what they are for, and My Schedule by its name', async () => {
  const { user, dialog, field, store } = await openPalette()
  await user.type(field, 'password')
  expect(await dialog.findByRole('option', { name: /^Security/, selected: true })).toBeVisible()
  await user.clear(field)
  await user.type(field, 'my schedule')
  await dialog.findByRole('option', { name: /^My Schedule/, selected: true })
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'My Schedule' })).toBeVisible()
  expect(selectCalendarView(store.getState())).toBe('schedule')
})

it('finds no colleague by a text that the entry does not show', async () => {
  const { user, dialog, field } = await openPalette()
  await user.type(field, 'caspora.example')
  expect(await dialog.findByText(/^No results/)).toBeVisible()
})

it('goes through the entries by the arrow keys, and runs the chosen one', async () => {
  const { user, dialog, field, store } = await openPalette()
  await user.type(field, 'theme')
  expect(await dialog.findByRole('option', { name: /^Theme ?: Light$/, selected: true })).toBeVisible()
  await user.keyboard('{ArrowDown}')
  const dark = await dialog.findByRole('option', { name: /^Theme ?: Dark$/, selected: true })
  expect(field).toHaveAttribute('aria-activedescendant', dark.id)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(selectTheme(store.getState())).toBe('dark')
})

it('says that there are no results; Escape closes it and returns to its button', async () => {
  const { user } = await open()
  const button = screen.getByRole('button', { name: 'Search and commands' })
  await user.click(button)
  const field = await screen.findByRole('combobox', { name: 'Search for people, pages and actions' })
  await user.type(field, 'qqqq')
  expect(await screen.findByText('No results. Check the spelling, or try another word.')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(button).toHaveFocus()
})

it('opens the form of a new meeting', async () => {
  const { user, field } = await openPalette()
  await user.type(field, 'new meet')
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('textbox', { name: 'Title' })).toBeVisible()
  expect(window.location.pathname).toBe('/staff/calendar')
})

it('lists the shortcuts by ?, but not while a text is typed', async () => {
  const { user } = await open('/staff/directory')
  const search = await screen.findByRole('searchbox', { name: 'Search' })
  await user.click(search)
  await user.keyboard('who?{Control>}k{/Control}')
  expect(search).toHaveValue('who?')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  screen.getByRole('main').focus()
  await user.keyboard('?')
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent('Ctrl + K')
})

it('opens the list of shortcuts and the settings', async () => {
  const { user, dialog, field } = await openPalette()
  await user.type(field, 'shortcuts')
  await user.click(await dialog.findByRole('option', { name: 'Keyboard shortcuts' }))
  // The dialog of the palette closes while this one opens.
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible())
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', { name: /^Search for people/ }), 'settings')
  await user.click(await screen.findByRole('option', { name: /^Settings/ }))
  await waitFor(() => expect(window.location.pathname).toBe('/staff/profile/settings'))
})

it('has the pages of the desk that are open to the person, and no others', async () => {
  const { user, dialog, field } = await openPalette()
  await user.type(field, 'desk')
  const pages = within(await dialog.findByRole('group', { name: 'Pages' }))
  await pages.findByRole('option', { name: /^Team/ })
  expect(pages.queryByRole('option', { name: /^Audit log/ })).not.toBeInTheDocument()
})
