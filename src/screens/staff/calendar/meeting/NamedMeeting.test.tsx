import { screen } from '@testing-library/react'
import { act } from 'react'
import { invite } from '#mocks/meetings.ts'
import { dayChosen } from '#slices/weekRangeSlice.ts'
import { formDialog, formIsGone } from '#testing/meetingForm.ts'
import { meetingSample } from '#testing/meetingSamples.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { onScheduleDay, openSchedule } from '#testing/schedule.ts'

mockNetwork()
onScheduleDay()

const ofRauf = { organiser: 'Rauf Əliyev', invitedAs: 'Leyla Əliyeva', sequence: 0 }
const far = meetingSample(8, {
  title: 'Budget',
  day: '2027-03-10',
  attendees: ['Leyla Əliyeva'],
  invitees: [{ name: 'Leyla Əliyeva', personId: 'DEV1' }],
})

describe('a link to a meeting', () => {
  it('opens it on its day, once it is known here, and only once', async () => {
    invite(far, ofRauf)
    const { user, store } = await openSchedule({ address: `/staff/calendar#meeting-${far.id}` })
    await formDialog('Budget')
    await user.keyboard('{Escape}')
    await formIsGone()
    expect(screen.getByRole('grid', { name: /March 2027/ })).toBeInTheDocument()
    act(() => void store.dispatch(dayChosen('2026-11-17')))
    act(() => void store.dispatch(dayChosen('2027-03-10')))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('opens a series at its next occurrence, or at the named one', async () => {
    const recurrence = { rule: 'FREQ=WEEKLY;BYDAY=MO;COUNT=6', changes: [] }
    invite({ ...far, day: '2026-11-02', recurrence }, ofRauf)
    const next = await openSchedule({ address: `/staff/calendar#meeting-${far.id}` })
    expect(await formDialog('Budget')).toHaveTextContent(/Monday 23 November/)
    next.unmount()
    await openSchedule({ address: `/staff/calendar#meeting-${far.id}%402026-12-07` })
    expect(await formDialog('Budget')).toHaveTextContent(/Monday 7 December/)
  })

  it('shows the schedule when there is no such meeting', async () => {
    await openSchedule({ address: '/staff/calendar#meeting-%zz' })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
