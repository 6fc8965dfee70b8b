import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import type { Notification } from '@atrium/contract/notifications'
import { act, screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { clearStaffValues } from '#hooks/useTabState.ts'
import { signedIn, signedOut } from '#slices/authSlice.ts'
import { selectCalendarView } from '#slices/calendarViewSlice.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const path = '*/api/v1/notifications/'
const [leyla] = staffSamples.map(staffUserSample)
if (!leyla) throw new Error('There is no sample person.')

const notification = (id: number, isRead = false): Notification => ({
  id,
  topic: 'company',
  notName: 'Plan',
  notDesc: 'It is ready.',
  createdAt: '2026-11-20T08:00:00.000Z',
  isRead,
})

const answer = (...list: Notification[]) => server.use(http.get(path, () => HttpResponse.json(list)))

const open = async (address = '/staff/chat', language: 'AZ' | 'EN' | 'RU' = 'EN') => {
  const view = await renderRoute(address, { signedInAs: leyla, language })
  await screen.findByRole('main')
  return view
}

afterEach(() => {
  jest.useRealTimers()
  clearStaffValues()
})

/** A time in Baku, on a fake clock; network and pages use real time. */
const setClock = (hours: number, minutes = 0) =>
  jest.useFakeTimers({
    now: new Date(Date.UTC(2026, 10, 21, hours - 4, minutes)),
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'performance'],
    advanceTimers: true,
  })

it('redirects visitors without a session', async () => {
  await renderRoute('/staff/chat')
  await waitFor(() => expect(window.location.pathname).toBe('/staff/login'))
  expect(screen.queryByRole('navigation', { name: 'Staff menu' })).not.toBeInTheDocument()
})

it('lists the pages in order, followed by Log Out, and marks the current one', async () => {
  await open('/staff/chat')
  const nav = within(screen.getByRole('navigation', { name: 'Staff menu' }))
  // The first sample person leads a team; the entry comes with the profile.
  await nav.findByRole('link', { name: 'Desk' })
  expect(nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Today', '/staff'],
    ['Profile', '/staff/profile'],
    ['News', '/staff/news'],
    ['Chat', '/staff/chat'],
    ['Suggestions & Complaints', '/staff/suggestion'],
    ['Calendar', '/staff/calendar'],
    ['Off Day Request', '/staff/requests'],
    ['Colleagues', '/staff/directory'],
    ['QR labels', '/staff/labels'],
    ['Desk', '/staff/desk'],
  ])
  expect(nav.getByRole('link', { name: 'Chat' })).toHaveAttribute('aria-current', 'page')
  expect(nav.getByRole('button', { name: 'Log Out' })).toBeInTheDocument()
})

it('has a logo that links to the home page, and a skip link', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Caspora, home page' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveAttribute('href', '#main')
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main')
})

it('shows the person’s address and greets them by the time of day', async () => {
  setClock(11, 59)
  await open()
  expect(screen.getByText('leyla.aliyeva@caspora.example')).toBeInTheDocument()
  expect(screen.getByText('Good morning, Leyla')).toBeInTheDocument()
  act(() => jest.advanceTimersByTime(60_000))
  expect(screen.getByText('Good afternoon, Leyla')).toBeInTheDocument()
})

it('updates the greeting when the computer wakes', async () => {
  setClock(22)
  await open('/staff/chat', 'RU')
  expect(screen.getByText('Добрый вечер, Leyla')).toBeInTheDocument()
  jest.setSystemTime(new Date('2026-11-22T06:00+04:00'))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByText('Доброе утро, Leyla')).toBeInTheDocument()
})

it('shows the number of unread notifications, with a link to them', async () => {
  answer(notification(1), notification(2), notification(3, true))
  await open()
  const bell = await screen.findByRole('link', { name: 'Notifications, 2 unread' })
  expect(bell).toHaveTextContent('2')
  expect(bell).toHaveAttribute('href', '/staff/profile/notifications')
})

it('counts in Russian', async () => {
  answer(...[1, 2, 3, 4, 5].map((id) => notification(id)))
  await open('/staff/chat', 'RU')
  expect(await screen.findByRole('link', { name: 'Уведомления, 5 непрочитанных' })).toBeInTheDocument()
})

it('shows no number while it is unknown', async () => {
  server.use(http.get(path, () => HttpResponse.error()))
  await open()
  expect(screen.getByRole('link', { name: 'Notifications' })).toHaveTextContent(/^$/)
})

it('fetches again when the window gets the focus', async () => {
  answer(notification(1))
  await open()
  await screen.findByRole('link', { name: 'Notifications, 1 unread' })
  answer(notification(1), notification(2))
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(await screen.findByRole('link', { name: 'Notifications, 2 unread' })).toBeInTheDocument()
})

it('fetches again every minute', async () => {
  setClock(9)
  answer(notification(1))
  await open()
  await screen.findByRole('link', { name: 'Notifications, 1 unread' })
  answer()
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  expect(await screen.findByRole('link', { name: 'Notifications' })).toBeInTheDocument()
})

it('stores for the tab that the navigation is narrowed', async () => {
  const { user, unmount } = await open()
  const toggle = screen.getByRole('button', { name: 'Collapse the menu' })
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await user.click(toggle)
  unmount()
  await open('/staff/chat')
  expect(screen.getByRole('button', { name: 'Expand the menu' })).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByRole('link', { name: 'Suggestions & Complaints' })).toBeInTheDocument()
})

it('changes its language, and that of the mails to the person', async () => {
  const received: unknown[] = []
  server.use(
    http.patch('*/api/v1/me/preferences/', async ({ request }) => {
      received.push(await request.json())
      return HttpResponse.error()
    }),
  )
  const { user } = await open()
  await user.click(screen.getByRole('link', { name: 'RU Русский' }))
  expect(await screen.findByRole('navigation', { name: 'Меню сотрудника' })).toBeInTheDocument()
  expect(await screen.findByText(/Your choice wasn’t saved/)).toBeInTheDocument()
  expect(received).toEqual([{ mailLanguage: 'RU' }])
})

it('logs out, and shows a notice at the login only after a sign-out in another tab', async () => {
  const elsewhere = 'You logged out in another tab'
  const { user, store } = await open()
  act(() => void store.dispatch(signedOut()))
  expect(await screen.findByText(elsewhere)).toBeInTheDocument()
  act(() => void store.dispatch(signedIn(leyla)))
  const menu = within(await screen.findByRole('navigation', { name: 'Staff menu' }))
  await user.click(menu.getByRole('button', { name: 'Log Out' }))
  await waitFor(() => expect(window.location.pathname).toBe('/staff/login'))
  expect(store.getState().auth.user).toBeNull()
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign In' })).toBeInTheDocument()
  expect(screen.queryByText(elsewhere)).not.toBeInTheDocument()
  // Signed in and out again in another tab.
  act(() => void store.dispatch(signedIn(leyla)))
  expect(await screen.findByRole('navigation', { name: 'Staff menu' })).toBeInTheDocument()
  act(() => void store.dispatch(signedOut()))
  expect(await screen.findByText(elsewhere)).toBeInTheDocument()
})

it('shows that it is logging out until the server has answered', async () => {
  server.use(http.post('*/api/v1/logout/', () => delay('infinite')))
  const { user } = await open()
  const button = screen.getByRole('button', { name: 'Log Out' })
  await user.click(button)
  expect(button).toHaveAccessibleName('Logging out')
  expect(button).toHaveAttribute('aria-busy', 'true')
})

it('has a chat page that leads to the ways to reach a colleague and to the profile', async () => {
  const { user, store } = await open('/staff/chat')
  const main = within(screen.getByRole('main'))
  expect(await main.findByRole('heading', { level: 1, name: 'Chat' })).toBeInTheDocument()
  expect(document.title).toBe('Chat · Caspora')
  expect(main.getByText(/Chat isn’t open yet/)).toBeInTheDocument()
  expect(main.getByRole('link', { name: 'Call or write an email' })).toHaveAttribute(
    'href',
    '/staff/directory',
  )
  expect(main.getByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/staff/chat/user-profile')
  await user.click(main.getByRole('link', { name: 'Arrange a meeting' }))
  expect(window.location.pathname).toBe('/staff/calendar')
  expect(selectCalendarView(store.getState())).toBe('schedule')
})
