import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { notificationSample } from '@atrium/contract/notifications/samples'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { act } from 'react'
import { dayChosen } from '#slices/weekRangeSlice.ts'
import { editDialog } from '#testing/meetingForm.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'
import { answerSchedule, createMeeting, onScheduleDay, openSchedule, scheduleRow } from '#testing/schedule.ts'
import { travelTo } from '#testing/travelTo.ts'

const network = mockNetwork()
onScheduleDay()

const main = () => within(screen.getByRole('main'))
const rowHeader = (name: RegExp) => main().queryByRole('rowheader', { name })

it('the week names its time zone, and a second scale of hours can be switched on', async () => {
  travelTo('Europe/Berlin')
  answerSchedule([])
  const { user } = await openSchedule()
  expect(main().getByText('Times in Baku (UTC+4).')).toBeInTheDocument()
  expect(rowHeader(/06:00/)).not.toBeInTheDocument()
  await user.click(main().getByRole('switch', { name: 'Show my own time too (UTC+1)' }))
  expect(rowHeader(/^09:00 ?06:00$/)).toBeInTheDocument()
  await user.click(main().getByRole('switch'))
  expect(rowHeader(/06:00/)).not.toBeInTheDocument()
})

it('keeps the focus in the grid, from week to week', async () => {
  travelTo('Europe/Berlin')
  answerSchedule([])
  const { user } = await openSchedule()
  await user.click(main().getByRole('switch'))
  const cell = main()
    .getAllByRole('gridcell')
    .find(({ tabIndex }) => tabIndex === 0)
  act(() => cell?.focus())
  await user.keyboard('{PageDown}{ArrowDown}')
  expect(document.activeElement).toHaveAccessibleName(/, \d\d:15$/)
})

it('the form shows the hours in the reader’s time zone', async () => {
  travelTo('Europe/London')
  answerSchedule([])
  const { user, store } = await openSchedule()
  createMeeting(store, 'own', { start: '11:00', end: '12:00' })
  await user.click(await main().findByRole('button', { name: /^Interview/ }))
  await editDialog()
  expect(await screen.findByText('11:00–12:00 in Baku = 07:00–08:00 here')).toBeInTheDocument()
})

it('an invitation shows the hours in the reader’s time zone', async () => {
  travelTo('America/New_York')
  answerSchedule([scheduleRow({ title: 'Demo', start_time: '11:00', end_time: '12:00' })])
  const { user } = await openSchedule()
  await user.click(await main().findByRole('button', { name: /^Demo/ }))
  const label = await screen.findByText('In your time zone')
  expect(label.nextElementSibling).toHaveTextContent('02:00–03:00 (UTC−5)')
})

describe('beside the times of the company', () => {
  const [person] = staffSamples.map(staffUserSample)
  const signedInAs = person as NonNullable<typeof person>
  beforeEach(() => travelTo('Europe/London'))

  it('stand the reader’s own on Today', async () => {
    const row = { start_time: '14:00', end_time: '15:00', attendees: ['Leyla Əliyeva', 'Rauf Əliyev'] }
    answerSchedule([scheduleRow({ title: 'Demo', date: '2026/11/21', ...row })])
    await renderRoute('/staff', { signedInAs })
    const list = await screen.findByRole('list', { name: 'Today' })
    expect(list).toHaveTextContent('In your time zone: 10:00–11:00 (UTC+0) · Rauf Əliyev')
  })

  it('stand the reader’s own at the door of a room', async () => {
    const bookings = [{ start: '16:00', end: '17:00' }]
    const room = { roomname: 'Kəpəz', capacity: 6, day: '2026-11-21', bookings, devices: [] }
    network.use(http.get('*/api/rooms/:roomname/today/', () => HttpResponse.json(room)))
    await renderRoute('/rooms/Kəpəz')
    const list = await screen.findByRole('list', { name: 'Today' })
    expect(list).toHaveTextContent('16:00–17:00BusyIn your time zone: 12:00–13:00 (UTC+0)')
  })

  it('stand the reader’s own in the list of rooms', async () => {
    const rooms = [{ roomname: 'Kəpəz', isBusy: true, until: '16:00' }]
    network.use(http.get('*/api/rooms/now/', () => HttpResponse.json({ day: '2026-11-21', rooms })))
    await renderRoute('/rooms')
    expect(await screen.findByText('In your time zone: 12:00 (UTC+0)')).toBeInTheDocument()
  })

  it('stand the reader’s own in the newest notification of a meeting', async () => {
    const meeting = { id: 'x', day: '2026-11-24', start: '10:00', end: '11:00' }
    const [card] = notificationSample('EN')
    const cards = [2, 1].map((id) => ({ ...card, id, meeting }))
    network.use(http.get('*/api/v1/notifications/', () => HttpResponse.json(cards)))
    await renderRoute('/staff/profile/notifications', { signedInAs })
    expect(await screen.findAllByText(/^In your time zone/)).toHaveLength(1)
    expect(
      screen.getByText('In your time zone: Tuesday 24 November, 06:00–07:00 (UTC+0)'),
    ).toBeInTheDocument()
  })
})

it('says nothing of it where the clock shows the time of the company', async () => {
  travelTo('Asia/Dubai')
  await openSchedule()
  expect(main().queryByText(/Times in Baku/)).not.toBeInTheDocument()
  expect(main().queryByRole('switch')).not.toBeInTheDocument()
})

it('follows a change of the clock, and says on which days of the week the scale is another', async () => {
  answerSchedule([])
  const note = () => main().queryByText(/ for you\.$/)?.textContent
  travelTo('Europe/Berlin')
  const berlin = await openSchedule()
  // The clocks there change on a Sunday, with which a week begins.
  act(() => void berlin.store.dispatch(dayChosen('2026-10-24')))
  await berlin.user.click(main().getByRole('switch', { name: 'Show my own time too (UTC+2)' }))
  expect(rowHeader(/^09:00 ?07:00$/)).toBeInTheDocument()
  act(() => void berlin.store.dispatch(dayChosen('2026-10-25')))
  expect(rowHeader(/^09:00 ?06:00$/)).toBeInTheDocument()
  expect(note()).toBeUndefined()
  berlin.unmount()

  travelTo('Africa/Cairo')
  const { store } = await openSchedule()
  act(() => void store.dispatch(dayChosen('2026-04-21')))
  expect(rowHeader(/^09:00 ?07:00$/)).toBeInTheDocument()
  expect(note()).toBe('From Friday 24 April, 09:00 in Baku is 08:00 for you.')
  act(() => void store.dispatch(dayChosen('2026-04-25')))
  expect(rowHeader(/^09:00 ?08:00$/)).toBeInTheDocument()
  expect(note()).toBe('Until Thursday 23 April, 09:00 in Baku is 07:00 for you.')
})
