import { getProfile, permissionsOfRole } from '@atrium/contract/accounts'
import { profileSample, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { listRecords } from '@atrium/contract/people'
import { act, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { clearStaffValues } from '#hooks/useTabState.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()
afterEach(clearStaffValues)

const hr = staffSamples.find(({ role }) => role === 'hr')
if (!hr) throw new Error('The samples lack a person.')
const profile = { ...profileSample(hr, 'EN'), permissions: permissionsOfRole.hr }

const answer = () => {
  server.resetHandlers()
  server.use(http.get(`*${getProfile.path}`, () => HttpResponse.json(profile)))
}
beforeEach(answer)

const open = () => renderRoute('/staff/desk/people', { signedInAs: staffUserSample(hr) })
const fail = (path: string) => server.use(http.get(`*${path}`, () => HttpResponse.error()))
const menu = () => within(screen.getByRole('navigation', { name: 'Staff menu' }))

it('says that the desk did not load, under its title, and loads it when the network is back', async () => {
  fail(getProfile.path)
  await open()
  expect(await screen.findByRole('heading', { name: 'Desk didn’t load' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
  expect(document.title).toBe('People · Caspora')
  answer()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByRole('heading', { level: 1, name: 'People' })).toBeInTheDocument()
})

it('keeps the desk of the tab without a network, where the page itself says what did not load', async () => {
  const { unmount } = await open()
  await screen.findByRole('heading', { level: 1, name: 'People' })
  unmount()
  fail(getProfile.path)
  fail(listRecords.path)
  await open()
  expect(menu().getByRole('link', { name: 'Desk' })).toBeInTheDocument()
  expect(await screen.findByText('The records didn’t load')).toBeInTheDocument()
  answer()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByRole('row', { name: /^Select Leyla Əliyeva/ })).toBeInTheDocument()
})

it('the menu shows how much waits at a page, after the content', async () => {
  const { user } = await open()
  const pages = within(await screen.findByRole('navigation', { name: 'Desk pages' }))
  expect(await pages.findByRole('link', { name: 'Changes 1 pending' })).toBeInTheDocument()
  expect(await pages.findByRole('link', { name: /^Applications \d+ pending$/ })).toBeInTheDocument()
  expect(pages.getByRole('link', { name: 'People' })).toHaveAttribute('aria-current', 'page')
  await user.click(pages.getByRole('link', { name: 'Balances' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Leave balances' })).toBeInTheDocument()
})
