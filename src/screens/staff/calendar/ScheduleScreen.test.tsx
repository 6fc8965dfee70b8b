import { holidaysSample } from '@atrium/contract/holidays/samples'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import {
  answerSchedule,
  createMeeting,
  meetingNames,
  onScheduleDay,
  openSchedule,
  scheduleRow,
} from '#testing/schedule.ts'

const server = mockNetwork()
onScheduleDay()

const main = () => within(screen.getByRole('main'))
const press = (name: string) => main().getByRole('button', { name })
const headers = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('columnheader')
    .map((header) => header.getAttribute('aria-label'))
const line = () => document.querySelector<HTMLElement>('[data-part=now]')

it('is chosen by the toggle, follows in heading and title, and comes back', async () => {
  const { user, store } = await openSchedule()
  expect(screen.getByRole('heading', { level: 1, name: 'My Schedule' })).toBeInTheDocument()
  expect(document.title).toBe('My Schedule · Caspora')
  const views = within(main().getByRole('group', { name: 'View' }))
  expect(views.getByRole('button', { name: 'My Schedule', pressed: true })).toBeInTheDocument()

  await user.click(views.getByRole('button', { name: 'Calendar', pressed: false }))
  expect(screen.getByRole('heading', { level: 1, name: 'Corporate Calendar' })).toBeInTheDocument()
  expect(document.title).toBe('Corporate Calendar · Caspora')
  expect(views.getByRole('button', { name: 'Calendar', pressed: true })).toHaveFocus()
  expect(main().getByRole('group', { name: 'Year' })).toBeInTheDocument()
  expect(store.getState().calendarView.view).toBe('calendar')

  await user.click(views.getByRole('button', { name: 'My Schedule' }))
  expect(await screen.findByRole('grid')).toBeInTheDocument()
  expect(store.getState().calendarView.view).toBe('schedule')
})

it('shows the week of today, Sunday first, with the meetings of the company', async () => {
  await openSchedule()
  const week = within(main().getByRole('group', { name: 'Week' }))
  expect(week.getByText('Nov 15 – Nov 21, 2026')).toHaveAttribute('aria-live', 'polite')
  expect(headers()).toEqual([
    'Sunday 15 November 2026',
    'Monday 16 November 2026',
    'Tuesday 17 November 2026',
    'Wednesday 18 November 2026',
    'Thursday 19 November 2026',
    'Friday 20 November 2026',
    'Saturday 21 November 2026',
  ])
  await waitFor(() => expect(meetingNames()).toHaveLength(14))
  expect(meetingNames()[0]).toBe(
    'Migration window, 12:00–13:00, Sunday 15 November, Tural Quliyev, without you',
  )
})

it.each([
  ['AZ', '15 noy – 21 noy 2026', '16 noyabr 2026, bazar ertəsi', 'Əvvəlki həftə'],
  ['RU', '15 нояб. – 21 нояб. 2026', 'понедельник, 16 ноября 2026', 'Предыдущая неделя'],
] as const)('speaks %s', async (language, range, monday, previous) => {
  await openSchedule({ language })
  expect(main().getByText(range)).toBeInTheDocument()
  expect(headers()[1]).toBe(monday)
  expect(press(previous)).toBeInTheDocument()
})

it('goes from week to week and back to today', async () => {
  const { user, store } = await openSchedule()
  await user.click(press('Next week'))
  expect(main().getByText('Nov 22 – Nov 28, 2026')).toBeInTheDocument()
  expect(headers()[0]).toBe('Sunday 22 November 2026')
  expect(line()).toBeNull()
  await user.click(press('Previous week'))
  await user.click(press('Previous week'))
  expect(main().getByText('Nov 8 – Nov 14, 2026')).toBeInTheDocument()
  expect(store.getState().weekRange.day).toBe('2026-11-14')
  await user.click(press('Today'))
  expect(main().getByText('Nov 15 – Nov 21, 2026')).toBeInTheDocument()
  expect(store.getState().weekRange.day).toBeNull()
})

it('says in which week there is no meeting', async () => {
  answerSchedule([scheduleRow()])
  const { user, store } = await openSchedule()
  expect(meetingNames()).toEqual(['Client call, 11:00–12:00, Tuesday 17 November'])
  expect(main().queryByText('No meetings this week.')).not.toBeInTheDocument()
  await user.click(press('Next week'))
  expect(main().getByText('No meetings this week.')).toBeInTheDocument()
  createMeeting(store, 'own', { day: '2026-11-25', attendees: ['Aysel Kərimova'] })
  expect(meetingNames()).toEqual(['Interview, 11:15–12:15, Wednesday 25 November, Aysel Kərimova'])
  expect(main().queryByText('No meetings this week.')).not.toBeInTheDocument()
})

it('moves the line of now with the clock of the company', async () => {
  // 13:00 in Baku.
  await openSchedule()
  const before = line()?.style.inset
  expect(before).toBeTruthy()
  act(() => void jest.advanceTimersByTime(60_000))
  expect(line()?.style.inset).not.toBe(before)
  act(() => jest.setSystemTime(new Date('2026-11-21T14:00:59.900Z')))
  act(() => void jest.advanceTimersByTime(60_000))
  // 18:01: the grid is over.
  expect(line()).toBeNull()
})

it('turns to the next week when Sunday begins in Baku', async () => {
  jest.setSystemTime(new Date('2026-11-21T19:59:30Z'))
  await openSchedule()
  expect(main().getByText('Nov 15 – Nov 21, 2026')).toBeInTheDocument()
  act(() => void jest.advanceTimersByTime(60_000))
  expect(main().getByText('Nov 22 – Nov 28, 2026')).toBeInTheDocument()
})

it('the week names holidays and own days off beside their dates', async () => {
  server.use(
    http.get('*/api/v1/off-days/', () =>
      HttpResponse.json(
        [
          { id: 1, days: ['2026-11-11'], startTime: '', endTime: '', state: 'sent' },
          { id: 4, days: ['2026-11-11'], startTime: '', endTime: '', state: 'sent' },
          { id: 2, days: ['2026-11-12'], startTime: '10:00', endTime: '13:00', state: 'sent' },
          { id: 3, days: ['2026-11-13'], startTime: '', endTime: '', state: 'cancelled' },
        ].map((request) => ({ ...request, message: '', createdAt: '2026-11-01T08:00:00.000Z' })),
      ),
    ),
  )
  const { user } = await openSchedule()
  await user.click(press('Previous week'))
  const victory = holidaysSample(2026, 'EN').find(({ date }) => date.iso === '2026-11-08')?.name
  await waitFor(() => expect(headers()[0]).toBe(`Sunday 8 November 2026, ${victory}`))
  await waitFor(() => expect(headers()[3]).toBe('Wednesday 11 November 2026, Leave · requested'))
  expect(headers()[4]).toBe('Thursday 12 November 2026, Leave · requested, 10:00–13:00')
  expect(headers()[5]).toBe('Friday 13 November 2026')
})

it('shows beside their dates the days on which one works elsewhere, apart from off days', async () => {
  const request = { startTime: '', endTime: '', state: 'granted', message: '', worksElsewhere: true }
  server.use(
    http.get('*/api/v1/off-days/', () =>
      HttpResponse.json([
        { ...request, id: 1, days: ['2026-11-16', '2026-11-17'], typeId: 6 },
        {
          ...request,
          id: 2,
          days: ['2026-11-18'],
          typeId: 7,
          state: 'sent',
          startTime: '09:00',
          endTime: '13:00',
        },
      ]),
    ),
  )
  await openSchedule()
  const home = await screen.findByRole('gridcell', { name: /^Working from home, Monday 16 / })
  expect(home).toHaveAttribute('data-kind', 'elsewhere')
  expect(headers()[1]).toBe('Monday 16 November 2026, Working from home')
  expect(headers()[3]).toBe('Wednesday 18 November 2026, 09:00–13:00 · Business trip · requested')
})

it('asks for both years of the week in which they meet', async () => {
  const { store } = await openSchedule()
  act(() => void store.dispatch({ type: 'weekRange/dayChosen', payload: '2026-12-31' }))
  expect(main().getByText('Dec 27, 2026 – Jan 2, 2027')).toBeInTheDocument()
  await waitFor(() => expect(headers()[4]).toMatch(/^Thursday 31 December 2026, \S/))
  await waitFor(() => expect(headers()[5]).toMatch(/^Friday 1 January 2027, New Year/))
})
