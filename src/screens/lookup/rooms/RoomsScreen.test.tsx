import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import type { RoomNow } from '@atrium/contract/rooms'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'
import { onScheduleDay } from '#testing/schedule.ts'

const server = mockNetwork()
const [person] = staffSamples.map(staffUserSample)

const field = () => screen.findByRole('searchbox', { name: 'Find a room' })
const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

it('lists every room with its counts, each with the way to it', async () => {
  await renderRoute('/rooms')
  await field()
  expect(names()).toHaveLength(9)
  expect(screen.getByRole('link', { name: 'Server 2/1' })).toHaveAttribute('href', '/rooms/Server%202%2F1')
  const goygol = screen.getByRole('link', { name: 'Göygöl' }).closest('li')
  expect(goygol).toHaveTextContent('7 people, 7 computers, 2 monitors')
  expect(screen.getByRole('status')).toHaveTextContent('9 rooms')
  expect(document.title).toBe('Rooms · Caspora')
})

it('shows a colleague who sits where, and a stranger only how many', async () => {
  const view = await renderRoute('/rooms', { signedInAs: person as NonNullable<typeof person> })
  expect(await screen.findByRole('img', { name: /^Leyla Əliyeva, Günəş Əliyeva, / })).toBeInTheDocument()
  expect(screen.getAllByRole('img')).toHaveLength(6)
  view.unmount()
  await renderRoute('/rooms')
  await field()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

/** The state of the rooms for meetings at 13:00 on the day of the schedule. */
const answerNow = (...rooms: RoomNow[]) =>
  server.use(http.get('*/api/rooms/now/', () => HttpResponse.json({ day: '2026-11-21', rooms })))
const card = async (name: string) => (await screen.findByRole('link', { name })).closest('li')

describe('rooms for meetings', () => {
  onScheduleDay()

  it('say whether they are free now, and until when', async () => {
    answerNow(
      { roomname: 'İçərişəhər', isBusy: false, until: '15:30' },
      { roomname: 'Kəpəz', isBusy: true, until: '16:00' },
      { roomname: 'Muğan', isBusy: false },
    )
    await renderRoute('/rooms')
    expect(await screen.findByText('Free until 15:30')).toBeInTheDocument()
    expect(await card('İçərişəhər')).toHaveTextContent('Free until 15:30')
    expect(await card('Kəpəz')).toHaveTextContent('Busy until 16:00, then free')
    expect(await card('Muğan')).toHaveTextContent('Free until the end of the day')
    expect(await card('Göygöl')).not.toHaveTextContent(/free|busy/i)
  })

  it('become free at the minute at which the meeting ends, and say nothing when no answer comes after it', async () => {
    answerNow({ roomname: 'Kəpəz', isBusy: true, until: '13:01' })
    await renderRoute('/rooms')
    expect(await screen.findByText('Busy until 13:01, then free')).toBeInTheDocument()
    server.use(http.get('*/api/rooms/now/', () => HttpResponse.error()))
    jest.setSystemTime(new Date('2026-11-21T09:01:00Z'))
    fireEvent(document, new Event('visibilitychange'))
    expect(await screen.findByText('Free now')).toBeInTheDocument()
    jest.setSystemTime(new Date('2026-11-21T09:03:00Z'))
    fireEvent(document, new Event('visibilitychange'))
    await waitFor(() => expect(screen.queryByText('Free now')).not.toBeInTheDocument())
  })

  it('are asked again when the page is shown again', async () => {
    answerNow({ roomname: 'Kəpəz', isBusy: false })
    await renderRoute('/rooms')
    expect(await screen.findByText('Free until the end of the day')).toBeInTheDocument()
    answerNow({ roomname: 'Kəpəz', isBusy: true, until: '17:30' })
    fireEvent(document, new Event('visibilitychange'))
    expect(await screen.findByText('Busy until 17:30, then free')).toBeInTheDocument()
  })

  it('are listed without their state when that does not load', async () => {
    server.use(http.get('*/api/rooms/now/', () => HttpResponse.error()))
    await renderRoute('/rooms')
    expect(await card('Kəpəz')).toHaveTextContent('meeting room for 6')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

it('opens the room that is pressed', async () => {
  const { user } = await renderRoute('/rooms')
  await field()
  await user.click(screen.getByRole('link', { name: 'Server 2/1' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Room Server 2/1' })).toBeInTheDocument()
})

it.each([
  ['xezer', ['Xəzər']],
  ['SAHDAG', ['Şahdağ']],
  ['2/1', ['Server 2/1']],
  [' desTEK  merk', ['Dəstək mərkəzi']],
])('finds by %s as a plain keyboard types it', async (typed, found) => {
  const { user } = await renderRoute('/rooms')
  await user.type(await field(), typed)
  expect(names()).toEqual(found)
  expect(screen.getByRole('status')).toHaveTextContent('1 room')
})

it('says that no room is called so, and clears the search', async () => {
  const { user } = await renderRoute('/rooms')
  await user.type(await field(), 'atrium')
  expect(screen.getByText('No room is called “atrium”')).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('0 rooms')
  await user.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect(names()).toHaveLength(9)
  expect(await field()).toHaveFocus()
  expect(await field()).toHaveValue('')
})

it('keeps the search in the address, beside what else is there', async () => {
  const { user } = await renderRoute('/rooms?lng=en&q=xezer')
  expect(await field()).toHaveValue('xezer')
  expect(names()).toEqual(['Xəzər'])
  await user.clear(await field())
  await waitFor(() => expect(window.location.search).toBe('?lng=en'))
  await user.type(await field(), 'qo')
  await waitFor(() => expect(window.location.search).toBe('?lng=en&q=qo'))
})

it('offers the plates to colleagues only', async () => {
  const { unmount } = await renderRoute('/rooms')
  await field()
  expect(screen.queryByRole('link', { name: /Print|labels/ })).not.toBeInTheDocument()
  unmount()
  await renderRoute('/rooms', { signedInAs: person as NonNullable<typeof person> })
  await field()
  expect(screen.getByRole('link', { name: 'Print door plates' })).toHaveAttribute(
    'href',
    '/staff/labels?kind=door',
  )
  expect(screen.getByRole('link', { name: 'All labels' })).toHaveAttribute('href', '/staff/labels')
})

it('counts as each language counts', async () => {
  server.use(
    http.get('*/api/rooms/', () =>
      HttpResponse.json([
        { roomname: 'A', employees: 1, computers: 2 },
        { roomname: 'B', employees: 5, computers: 21, monitors: 3 },
      ]),
    ),
  )
  await renderRoute('/rooms', { language: 'RU' })
  expect((await screen.findByRole('link', { name: 'A' })).closest('li')).toHaveTextContent(
    '1 человек, 2 компьютера',
  )
  expect(screen.getByRole('link', { name: 'B' }).closest('li')).toHaveTextContent(
    '5 человек, 21 компьютер, 3 монитора',
  )
  expect(screen.getByRole('status')).toHaveTextContent('2 комнаты')
})

it('says so when there are no rooms at all', async () => {
  server.use(http.get('*/api/rooms/', () => HttpResponse.json([])))
  await renderRoute('/rooms')
  expect(await screen.findByText('No rooms yet')).toBeInTheDocument()
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
})

it('tells a failure and loads on Retry', async () => {
  server.use(http.get('*/api/rooms/', () => HttpResponse.error(), { once: true }))
  const { user } = await renderRoute('/rooms')
  expect(await screen.findByRole('alert')).toHaveTextContent('The rooms didn’t load')
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t reach the server')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await field()
  expect(names()).toHaveLength(9)
  expect(screen.getByRole('main')).toHaveFocus()
})

it('says while it waits what it waits for', async () => {
  server.use(http.get('*/api/rooms/', () => delay('infinite')))
  await renderRoute('/rooms')
  expect(await screen.findByText('Loading the rooms')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Rooms' })).toBeInTheDocument()
})
