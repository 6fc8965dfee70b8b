import { act, screen, waitFor, within } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { staffFrameSamples } from '#testing/staffFrameSamples.ts'
import { loadOverlays } from './overlays.ts'
import { StaffFrame, type StaffFrameProps } from './StaffFrame.tsx'

const sample = staffFrameSamples.en

const show = (props: Partial<StaffFrameProps> = {}) =>
  renderUi(
    <StaffFrame {...sample} {...props}>
      <h1>News</h1>
    </StaffFrame>,
  )

it('has a bar, a named navigation and the page', async () => {
  show()
  const bar = within(screen.getByRole('banner'))
  expect(bar.getByText('Good morning, Leyla')).toBeInTheDocument()
  expect(bar.getByText('leyla.aliyeva@caspora.example')).toBeInTheDocument()
  expect(bar.getByRole('link', { name: 'Caspora, home page' })).toHaveAttribute('href', '/')
  expect(within(screen.getByRole('main')).getByRole('heading', { name: 'News' })).toBeInTheDocument()
  const entries = within(screen.getByRole('navigation', { name: 'Staff menu' })).getAllByRole('link')
  expect(entries.map((entry) => [entry.textContent, entry.getAttribute('aria-current')])).toEqual([
    ['Profile', null],
    ['News', 'page'],
    ['Chat', null],
    ['Suggestions & Complaints', null],
  ])
})

it('marks the entry whose pages hold the one that is shown', () => {
  show({ menu: [{ page: 'profile', current: 'area' }, { page: 'news' }] })
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'true')
})

it.each([
  [2, 'Notifications, 2 unread', '2'],
  [99, 'Notifications, 99 unread', '99'],
  [100, 'Notifications, 100 unread', '99+'],
  [0, 'Notifications', ''],
])('shows %i unread notifications', (unread, label, shown) => {
  show({ notifications: { unread } })
  const bell = screen.getByRole('link', { name: label })
  expect(bell).toHaveTextContent(new RegExp(`^${shown.replace('+', '\\+')}$`))
})

it('asks to be narrowed, and back', async () => {
  const onSideOpenChange = jest.fn()
  const { user, rerender } = show({ onSideOpenChange })
  const toggle = screen.getByRole('button', { name: 'Collapse the menu' })
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await user.click(toggle)
  expect(onSideOpenChange).toHaveBeenLastCalledWith(false)
  rerender(
    <StaffFrame {...sample} onSideOpenChange={onSideOpenChange} isSideOpen={false}>
      <h1>News</h1>
    </StaffFrame>,
  )
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  expect(toggle).toHaveAccessibleName('Expand the menu')
  await user.click(toggle)
  expect(onSideOpenChange).toHaveBeenLastCalledWith(true)
})

it('keeps the names of its icons when it is narrow; Escape hides the tooltip of one', async () => {
  const { user } = show({ isSideOpen: false })
  const nav = screen.getByRole('navigation', { name: 'Staff menu' })
  // The code of the tooltips replaces the links.
  await act(async () => void (await loadOverlays()))
  await waitFor(() =>
    expect(within(nav).getByRole('link', { name: 'Chat' })).toHaveAttribute('data-scope', 'tooltip'),
  )
  expect(within(nav).getByRole('link', { name: 'Suggestions & Complaints' })).toBeInTheDocument()
  await user.hover(within(nav).getByRole('link', { name: 'Chat' }))
  expect(await screen.findByRole('tooltip', { name: 'Chat' })).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
  await user.hover(within(nav).getByRole('link', { name: 'News' }))
  expect(await screen.findByRole('tooltip', { name: 'News' })).toBeVisible()
})

it('offers the way out at its foot, once at a time', async () => {
  const onSignOut = jest.fn()
  const { user, rerender } = show({ signOut: { onSignOut, isSigningOut: false } })
  const button = screen.getByRole('button', { name: 'Log Out' })
  await user.click(button)
  expect(onSignOut).toHaveBeenCalledTimes(1)
  rerender(
    <StaffFrame {...sample} signOut={{ onSignOut, isSigningOut: true }}>
      <h1>News</h1>
    </StaffFrame>,
  )
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button).toHaveAccessibleName('Logging out')
  await user.click(button)
  expect(onSignOut).toHaveBeenCalledTimes(1)
})

it('offers the other languages', async () => {
  const onChoose = jest.fn()
  const { user } = show({ languages: [{ code: 'AZ', label: 'Azərbaycanca', onChoose }] })
  await user.click(screen.getByRole('link', { name: 'AZ Azərbaycanca' }))
  expect(onChoose).toHaveBeenCalledTimes(1)
})

it('is reached with the keyboard in the order in which it is seen', async () => {
  const { user } = show()
  await user.tab()
  expect(screen.getByRole('link', { name: 'Caspora, home page' })).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Collapse the menu' })).toHaveFocus()
})
