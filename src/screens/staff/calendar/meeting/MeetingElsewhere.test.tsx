import type { MeetingFields } from '@atrium/contract/meetings'
import { act, screen, within } from '@testing-library/react'
import { meetingChanged } from '#slices/meetingsSlice.ts'
import { editDialog, fillField, formIsGone, onMeetingForm, ownMeetings, press } from '#testing/meetingForm.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { createMeeting, onScheduleDay, openSchedule } from '#testing/schedule.ts'

mockNetwork()
onScheduleDay()
onMeetingForm()

const id = '11111111-1111-4111-8111-111111111111'

/** The form of a meeting; `changeElsewhere` is what comes from another tab or device meanwhile. */
async function openForm(fields: Partial<MeetingFields> = {}) {
  const view = await openSchedule()
  createMeeting(view.store, id, fields)
  press(/^Interview, .* Tuesday/)
  await editDialog()
  const changeElsewhere = (changed: Partial<MeetingFields>) =>
    act(
      () => void view.store.dispatch(meetingChanged({ id, at: '2026-11-21T09:01:00.000Z', fields: changed })),
    )
  return { ...view, changeElsewhere }
}

it('saving keeps changes of another device in fields that the form has not changed', async () => {
  const { store, changeElsewhere } = await openForm()
  fillField('Title', 'Second interview')
  changeElsewhere({ title: 'Talk', notes: 'Bring the figures', attendees: ['Jan Novák'], roomname: 'Kəpəz' })
  press('Save')
  await formIsGone()
  expect(ownMeetings(store)).toMatchObject([
    // The later save wins where both have changed it.
    { title: 'Second interview', notes: 'Bring the figures', attendees: ['Jan Novák'], roomname: 'Kəpəz' },
  ])
})

it('saves start and end together: the end is never before the start', async () => {
  const { store, changeElsewhere } = await openForm()
  fillField('Start', '10:00')
  changeElsewhere({ start: '09:00', end: '09:30' })
  press('Save')
  await formIsGone()
  const [meeting] = ownMeetings(store)
  expect(meeting).toMatchObject({ start: '10:00' })
  expect((meeting?.end ?? '') > '10:00').toBe(true)
})

it('saving an unchanged form changes nothing, and shows no message', async () => {
  const { store, changeElsewhere } = await openForm()
  changeElsewhere({ title: 'Talk' })
  press('Save')
  await formIsGone()
  expect(ownMeetings(store)).toMatchObject([{ title: 'Talk' }])
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

it.each(['This and the following meetings', 'All meetings of the series'])(
  'in a series: %s',
  async (option) => {
    const { user, store, changeElsewhere } = await openForm({
      day: '2026-11-16',
      recurrence: { rule: 'FREQ=DAILY;COUNT=4', changes: [] },
    })
    fillField('Notes', 'Bring the figures')
    changeElsewhere({
      title: 'Talk',
      roomname: 'Kəpəz',
      recurrence: { rule: 'FREQ=DAILY;COUNT=4', changes: [{ day: '2026-11-18', isCancelled: true }] },
    })
    press('Save')
    const question = await screen.findByRole('dialog', { name: /^Which meetings/ })
    await user.click(within(question).getByRole('radio', { name: option }))
    await user.click(within(question).getByRole('button', { name: 'Save' }))
    await formIsGone()
    expect(ownMeetings(store).at(-1)).toMatchObject({
      title: 'Talk',
      roomname: 'Kəpəz',
      notes: 'Bring the figures',
      recurrence: { changes: [{ day: '2026-11-18', isCancelled: true }] },
    })
  },
)

it('keeps the repetition that the meeting got elsewhere', async () => {
  const { store, changeElsewhere } = await openForm()
  fillField('Date', '2026/11/18')
  changeElsewhere({ recurrence: { rule: 'FREQ=WEEKLY;BYDAY=TU;COUNT=4', changes: [] } })
  press('Save')
  await formIsGone()
  expect(ownMeetings(store)).toMatchObject([
    { day: '2026-11-18', recurrence: { rule: 'FREQ=WEEKLY;BYDAY=WE;COUNT=4' } },
  ])
})
