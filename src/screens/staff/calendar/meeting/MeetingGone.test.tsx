import { act, screen, waitFor } from '@testing-library/react'
import { meetingDeleted } from '#slices/meetingsSlice.ts'
import type { AppStore } from '#store/setupStore.ts'
import {
  editDialog,
  fillField,
  formField,
  formIsGone,
  onMeetingForm,
  ownMeetings,
  press,
} from '#testing/meetingForm.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { createMeeting, meetingNames, onScheduleDay, openSchedule } from '#testing/schedule.ts'

mockNetwork()
onScheduleDay()
onMeetingForm()

const id = '11111111-1111-4111-8111-111111111111'

/** A deletion by another tab or device: in the state, without an action in this form. */
const deleteElsewhere = (store: AppStore) =>
  act(() => void store.dispatch(meetingDeleted({ id, at: '2026-11-21T09:01:00.000Z' })))

/** The form of a meeting, with something typed in it, when the meeting is deleted elsewhere. */
async function openGone() {
  const view = await openSchedule()
  createMeeting(view.store, id)
  press(/^Interview, /)
  await editDialog()
  fillField('Title', 'Second interview')
  deleteElsewhere(view.store)
  return view
}

it('the form says that the meeting was deleted elsewhere, keeps its input, and saves a new meeting', async () => {
  const { store } = await openGone()
  expect(screen.getByText('This meeting was deleted in another tab or on another device')).toBeVisible()
  expect(formField('Title')).toHaveValue('Second interview')
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
  press('Save as a new meeting')
  await formIsGone()
  const [saved, ...others] = ownMeetings(store)
  expect(saved).toMatchObject({ title: 'Second interview', day: '2026-11-17', start: '11:15' })
  expect(saved?.id).not.toBe(id)
  expect(others).toEqual([])
  expect(meetingNames()).toEqual(['Second interview, 11:15–12:15, Tuesday 17 November'])
})

it('is discarded on demand, after the question, and stays deleted', async () => {
  const { store } = await openGone()
  press('Discard')
  expect(screen.getByRole('group', { name: 'Discard what you typed?' })).toBeVisible()
  press('Discard')
  await formIsGone()
  expect(ownMeetings(store)).toEqual([])
})

it('the deletion is announced again after a reload', async () => {
  const { unmount } = await openGone()
  unmount()
  const { store } = await openSchedule()
  createMeeting(store, id)
  await editDialog()
  deleteElsewhere(store)
  expect(
    screen.getByText('Everything you typed is still here. Save it as a new meeting, or discard it.'),
  ).toBeVisible()
  expect(formField('Title')).toHaveValue('Second interview')
})

it('is not saved by the press that comes before the word of it', async () => {
  const { store } = await openSchedule()
  createMeeting(store, id)
  press(/^Interview, /)
  await editDialog()
  fillField('Title', 'Second interview')
  act(() => {
    store.dispatch(meetingDeleted({ id, at: '2026-11-21T09:01:00.000Z' }))
    press('Save')
  })
  expect(await screen.findByRole('button', { name: 'Save as a new meeting' })).toBeVisible()
  expect(ownMeetings(store)).toEqual([])
})

it('is not brought back by the undo of a change', async () => {
  const { store } = await openSchedule()
  createMeeting(store, id)
  press(/^Interview, /)
  await editDialog()
  fillField('Title', 'Second interview')
  press('Save')
  await formIsGone()
  deleteElsewhere(store)
  press('Undo')
  await waitFor(() => expect(screen.getByText(/^“Interview” was deleted in another tab/)).toBeVisible())
  expect(ownMeetings(store)).toEqual([])
})
