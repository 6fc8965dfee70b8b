import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { screen, within } from '@testing-library/react'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

mockNetwork()

const [leyla] = staffSamples.map(staffUserSample)

it.each([
  ['/staff/profile', 'My Profile', 'page'],
  ['/staff/profile/security', 'Security', 'true'],
  ['/staff/profile/notifications/', 'Notifications', 'true'],
])('at %s marks %s, and Profile among the areas', async (address, current, area) => {
  await renderRoute(address, leyla && { signedInAs: leyla })
  const menu = within(await screen.findByRole('navigation', { name: 'Profile pages' }))
  const links = menu.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['My Profile', '/staff/profile'],
    ['Security', '/staff/profile/security'],
    ['Notifications', '/staff/profile/notifications'],
    ['Settings', '/staff/profile/settings'],
  ])
  const marked = links.filter((link) => link.getAttribute('aria-current') === 'page')
  expect(marked.map(({ textContent }) => textContent)).toEqual([current])
  const areas = within(screen.getByRole('navigation', { name: 'Staff menu' }))
  expect(areas.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', area)
})
