import type { Meeting } from '@atrium/contract/meetings'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { clearStaffValues } from '#hooks/useTabState.ts'
import { allEntries, noMeetings } from '#slices/meetingsState.ts'
import type { AppStore } from '#store/setupStore.ts'
import { answerSchedule, openSchedule } from './schedule.ts'

/** A test file about the form of a meeting: the company has none of its own, and nobody has left a draft. */
export function onMeetingForm(): void {
  beforeEach(() => answerSchedule([]))
  afterEach(() => clearStaffValues())
}

/** The dialog that is open, once it is. */
export const formDialog = (name = 'Create Meeting'): Promise<HTMLElement> =>
  screen.findByRole('dialog', { name })

/** The form of an opened meeting: it is read before it is edited, unless a draft of it was left. */
export async function editDialog(): Promise<HTMLElement> {
  const there = await waitFor(
    () =>
      screen.queryByRole('dialog', { name: 'Edit meeting' }) ?? screen.getByRole('button', { name: 'Edit' }),
  )
  if (there.getAttribute('role') !== 'dialog') fireEvent.click(there)
  return formDialog('Edit meeting')
}

export const formField = (name: string): HTMLElement => screen.getByRole('textbox', { name })

/** Written and left; the block's own test types letter by letter. */
export function fillField(name: string, text: string): void {
  fireEvent.change(formField(name), { target: { value: text } })
  fireEvent.blur(formField(name))
}

/** The field of the attendees. */
export const attendeesBox = (): HTMLElement => screen.getByRole('combobox', { name: 'Attendees' })

/** Adds an attendee by the keyboard. */
export function addAttendee(name: string): void {
  fireEvent.change(attendeesBox(), { target: { value: name } })
  fireEvent.keyDown(attendeesBox(), { key: 'Enter' })
}

export const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }))

export const formIsGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

/** The meetings of one's own that stand, as the state has them. */
export const ownMeetings = (store: AppStore): Meeting[] =>
  allEntries(store.getState().meetings ?? noMeetings)
    .map(({ meeting }) => meeting)
    .filter(({ isDeleted }) => !isDeleted)

/** Opens the schedule and the form of a new meeting over it. */
export async function openNewMeeting() {
  const view = await openSchedule()
  press('Create Meeting')
  await formDialog()
  return view
}
