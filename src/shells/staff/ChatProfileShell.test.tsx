import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { screen, waitFor, within } from '@testing-library/react'
import { clearStaffValues } from '#hooks/useTabState.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

mockNetwork()

afterEach(clearStaffValues)

const [leyla] = staffSamples.map(staffUserSample)
const address = '/staff/chat/user-profile/schedule'

const open = async () => {
  const view = await renderRoute(address, leyla && { signedInAs: leyla })
  await screen.findByRole('heading', { level: 1, name: 'Schedule' })
  return view
}

it('redirects visitors without a session', async () => {
  await renderRoute(address)
  await waitFor(() => expect(window.location.pathname).toBe('/staff/login'))
  expect(window.location.search).toBe(`?next=${encodeURIComponent(address)}`)
})

it('has its own menu with the current page, a link back and the logo', async () => {
  await open()
  const menu = within(screen.getByRole('navigation', { name: 'Chat profile menu' }))
  const links = menu.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['My Profile', '/staff/chat/user-profile'],
    ['Schedule', '/staff/chat/user-profile/schedule'],
  ])
  expect(menu.getByRole('link', { name: 'Schedule' })).toHaveAttribute('aria-current', 'page')
  expect(menu.getByRole('link', { name: 'My Profile' })).not.toHaveAttribute('aria-current')
  expect(screen.getByRole('link', { name: 'Back to chat' })).toHaveAttribute('href', '/staff/chat')
  expect(screen.getByRole('link', { name: 'Caspora, home page' })).toHaveAttribute('href', '/')
  // It is not part of the frame of the staff area.
  expect(screen.queryByRole('navigation', { name: 'Staff menu' })).not.toBeInTheDocument()
})

it('contains the week of the schedule', async () => {
  await open()
  expect(await screen.findByRole('grid', { name: /^Week of / })).toBeInTheDocument()
  expect(document.title).toBe('Schedule · Caspora')
})

it('opens and closes its menu, and stores that for the tab', async () => {
  const { user, unmount } = await open()
  await user.click(screen.getByRole('button', { name: 'Close the menu' }))
  expect(screen.queryByRole('navigation', { name: 'Chat profile menu' })).not.toBeInTheDocument()
  unmount()
  const again = await open()
  expect(screen.queryByRole('navigation', { name: 'Chat profile menu' })).not.toBeInTheDocument()
  await again.user.click(screen.getByRole('button', { name: 'Open the menu' }))
  expect(screen.getByRole('navigation', { name: 'Chat profile menu' })).toBeInTheDocument()
})
