import { screen, waitFor } from '@testing-library/react'
import { act } from 'react'
import { clearStaffValues } from '#hooks/useTabState.ts'
import { invite } from '#mocks/meetings.ts'
import { dayChosen } from '#slices/weekRangeSlice.ts'
import { editDialog, fillField, formDialog, formField, formIsGone, press } from '#testing/meetingForm.ts'
import { meetingSample } from '#testing/meetingSamples.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { createMeeting, onScheduleDay, openSchedule } from '#testing/schedule.ts'

mockNetwork()
onScheduleDay()
afterEach(clearStaffValues)

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

describe('the address of an open meeting', () => {
  const id = '11111111-1111-4111-8111-111111111111'
  const goBack = () => act(() => window.history.back())

  it('names it, so that Back closes it and Forward opens it again', async () => {
    const { store } = await openSchedule()
    createMeeting(store, id)
    press(/^Interview, /)
    await editDialog()
    expect(window.location.hash).toBe(`#meeting-${id}`)
    goBack()
    await formIsGone()
    expect(window.location.href).toMatch(/\/staff\/calendar$/)
    expect(screen.getByRole('grid')).toBeInTheDocument()
    act(() => window.history.forward())
    await editDialog()
  })

  it.each([['Close'], ['Cancel']])('is left by %s: no entry of the history opens it again', async (name) => {
    const { store } = await openSchedule()
    const entries = window.history.length
    createMeeting(store, id)
    press(/^Interview, /)
    await editDialog()
    press(name)
    await formIsGone()
    await waitFor(() => expect(window.location.hash).toBe(''))
    press('Create Meeting')
    await formDialog()
    expect(window.location.hash).toBe('#meeting-new')
    // The closed meeting has given way to the new one.
    expect(window.history).toHaveLength(entries + 1)
  })

  it('keeps what was typed when Back closes the form, that of a meeting and that of a new one', async () => {
    const { store } = await openSchedule()
    createMeeting(store, id)
    press(/^Interview, /)
    await editDialog()
    fillField('Title', 'Interview of Jan')
    goBack()
    await formIsGone()
    press('Create Meeting')
    await formDialog()
    fillField('Title', 'Budget')
    goBack()
    await formIsGone()
    press(/^Interview, /)
    await editDialog()
    expect(formField('Title')).toHaveValue('Interview of Jan')
    press('Save')
    await formIsGone()
    press('Create Meeting')
    await formDialog()
    expect(formField('Title')).toHaveValue('Budget')
  })
})
