import { act, screen, waitFor, within } from '@testing-library/react'
import { mockNetwork } from '#testing/mockNetwork.ts'
import {
  answerSchedule,
  createMeeting,
  meetingNames,
  onScheduleDay,
  openSchedule,
  scheduleRow,
} from '#testing/schedule.ts'

mockNetwork()
onScheduleDay()

const main = () => within(screen.getByRole('main'))
const toggle = () => main().getByRole('button', { name: 'Meetings without you' })
const block = (name: RegExp) => main().getByRole('button', { name })
const loaded = () => waitFor(() => expect(meetingNames()).toHaveLength(3))

/** One with Leyla, one with everybody, one without her, two outside the hours; and an own one at the same time. */
async function openWeek() {
  answerSchedule([
    scheduleRow({ title: 'With', attendees: ['Rauf Əliyev', 'leyla eliyeva'] }),
    scheduleRow({ title: 'Everybody', date: '2026/11/16' }),
    scheduleRow({ title: 'Without', date: '2026/11/18', attendees: ['Rauf Əliyev'] }),
    scheduleRow({ title: 'Backup', start_time: '18:30', end_time: '20:00', attendees: ['Rauf Əliyev'] }),
    scheduleRow({ title: 'Late', start_time: '18:30', end_time: '20:00', attendees: ['Leyla Əliyeva'] }),
  ])
  const view = await openSchedule()
  await loaded()
  createMeeting(view.store, 'own', { title: 'Own', day: '2026-11-18', start: '11:00', end: '12:00' })
  return view
}

it('stand apart from one’s own, say that they are without the reader, and leave these the width of the day', async () => {
  await openWeek()
  expect(meetingNames()).toEqual([
    'Everybody, 11:00–12:00, Monday 16 November',
    'With, 11:00–12:00, Tuesday 17 November, Rauf Əliyev, leyla eliyeva',
    'Own, 11:00–12:00, Wednesday 18 November',
    'Without, 11:00–12:00, Wednesday 18 November, Rauf Əliyev, without you',
  ])
  const [own, without] = [block(/^Own/), block(/^Without/)]
  expect(own.style.inset).toMatch(/% 16% [\d.]+% 0%$/)
  expect(without.style.inset).toMatch(/% 0% [\d.]+% 84%$/)
  expect(without).toHaveAttribute('data-others')
  expect(without).not.toHaveAttribute('data-look')
})

it('are hidden by a control, in the week, in the list under it, in the day and in the month, and shown again', async () => {
  const { user, store } = await openWeek()
  expect(main().getByText('Backup')).toBeInTheDocument()
  expect(toggle()).toHaveAttribute('aria-pressed', 'true')
  await user.click(toggle())
  expect(toggle()).toHaveAttribute('aria-pressed', 'false')
  expect(meetingNames()).toHaveLength(3)
  expect(block(/^Own/).style.inset).toMatch(/% 0% [\d.]+% 0%$/)
  expect(main().queryByText('Backup')).not.toBeInTheDocument()
  expect(main().getByText('Late')).toBeInTheDocument()
  expect(store.getState().calendarView.areOthersShown).toBe(false)

  await user.click(main().getByRole('button', { name: 'Month' }))
  const cell = (name: RegExp) => main().getByRole('gridcell', { name })
  expect(cell(/^Wednesday 18 November 2026, 1 meeting$/)).toBeInTheDocument()
  await user.click(toggle())
  expect(cell(/^Wednesday 18 November 2026, 2 meetings$/)).toBeInTheDocument()
  expect(block(/^Without.* without you$/)).toBeInTheDocument()

  await user.click(toggle())
  await user.click(cell(/^Wednesday 18 /))
  expect(await main().findByRole('grid', { name: 'Wednesday 18 November 2026' })).toBeInTheDocument()
  expect(main().queryByRole('button', { name: /^Without/ })).not.toBeInTheDocument()
  await user.click(toggle())
  expect(block(/^Without/)).toBeInTheDocument()
})

it('are shown again by the search that leads to one of them', async () => {
  const { user } = await openWeek()
  await user.click(toggle())
  await user.click(main().getByRole('button', { name: 'Search meetings' }))
  await user.type(main().getByRole('searchbox', { name: 'Search meetings' }), 'without')
  const found = within(await main().findByRole('list', { name: 'Meetings found' }))
  await user.click(found.getByRole('button', { name: /^Without/ }))
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Without, 11:00–12:00/))
  expect(toggle()).toHaveAttribute('aria-pressed', 'true')
})

it('are opened by their address while they are hidden', async () => {
  const { user, store } = await openWeek()
  await user.click(block(/^Without/))
  expect(await screen.findByRole('dialog', { name: 'Without' })).toBeInTheDocument()
  const { hash } = window.location
  act(() => window.history.back())
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(toggle())
  expect(main().queryByRole('button', { name: /^Without/ })).not.toBeInTheDocument()
  act(() => {
    window.location.hash = hash
  })
  expect(await screen.findByRole('dialog', { name: 'Without' })).toBeInTheDocument()
  expect(store.getState().calendarView.areOthersShown).toBe(false)
})

it('have no control where the company has none', async () => {
  answerSchedule([scheduleRow({ attendees: ['Leyla Əliyeva'] })])
  await openSchedule()
  await waitFor(() => expect(meetingNames()).toHaveLength(1))
  expect(main().queryByRole('button', { name: 'Meetings without you' })).not.toBeInTheDocument()
})
