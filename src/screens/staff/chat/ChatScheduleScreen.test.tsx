import { screen, within } from '@testing-library/react'
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
const open = () => openSchedule({ address: '/staff/chat/user-profile/schedule' })

it('shows the same week as My Schedule, to read', async () => {
  answerSchedule([scheduleRow()])
  const { store, user } = await open()
  createMeeting(store, 'own')
  expect(screen.getByRole('heading', { level: 1, name: 'Schedule' })).toBeInTheDocument()
  expect(document.title).toBe('Schedule · Caspora')
  expect(screen.getByRole('grid', { name: 'Week of 15 November 2026' })).toHaveAttribute(
    'aria-readonly',
    'true',
  )
  expect(meetingNames()).toEqual([
    'Client call, 11:00–12:00, Tuesday 17 November',
    'Interview, 11:15–12:15, Tuesday 17 November',
  ])
  expect(main().queryByRole('button', { name: 'Create Meeting' })).not.toBeInTheDocument()
  expect(main().queryByRole('group', { name: 'View' })).not.toBeInTheDocument()
  await user.click(main().getByRole('button', { name: 'Next week' }))
  expect(main().getByText('Nov 22 – Nov 28, 2026')).toBeInTheDocument()
})

it('says what colleagues see of it, and leads to the schedule that can be changed', async () => {
  answerSchedule([scheduleRow()])
  const { user } = await open()
  expect(main().getByText(/Colleagues see when you’re busy/)).toBeInTheDocument()
  await user.click(main().getByRole('link', { name: 'Open My Schedule' }))
  expect(await main().findByRole('button', { name: 'Create Meeting' })).toBeInTheDocument()
})

it('opens a meeting to read it, and closes it again', async () => {
  answerSchedule([scheduleRow({ attendees: ['Leyla Əliyeva', 'Rauf Əliyev'], notes: 'Bring the plan.' })])
  const { user } = await open()
  await user.click(main().getByRole('button', { name: /^Client call/ }))
  const facts = main().getByRole('region', { name: 'Client call' })
  expect(facts).toHaveFocus()
  expect(facts).toHaveTextContent('Tuesday 17 November, 11:00–12:00')
  expect(within(facts).getByText('Leyla Əliyeva, Rauf Əliyev')).toBeInTheDocument()
  expect(within(facts).getByText('Bring the plan.')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(main().queryByRole('region', { name: 'Client call' })).not.toBeInTheDocument()
})
