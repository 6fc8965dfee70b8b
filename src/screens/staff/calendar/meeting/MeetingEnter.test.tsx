import { fireEvent, screen } from '@testing-library/react'
import { formField, formIsGone, onMeetingForm, openNewMeeting, ownMeetings } from '#testing/meetingForm.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { onScheduleDay } from '#testing/schedule.ts'

mockNetwork()
onScheduleDay()
onMeetingForm()

it.each([
  ['the button that opened the form', () => screen.getByRole('button', { name: 'Create Meeting' })],
  ['the cell of the week', () => screen.getByRole('grid').querySelector<HTMLElement>('[tabindex="0"]')],
])('Enter pressed twice in the title saves once and opens nothing from %s', async (_place, find) => {
  const { user, store } = await openNewMeeting()
  await user.click(formField('Title'))
  // Letter by letter: a key that is not Enter ends what the test before has left.
  await user.keyboard('Budget')
  const second = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  await user.keyboard('{Enter}')
  await formIsGone()
  // As a browser does, which gives the focus back by itself.
  const beneath = find()
  beneath?.focus()
  expect(beneath).toHaveFocus()
  expect(fireEvent(beneath as HTMLElement, second)).toBe(false)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(ownMeetings(store)).toMatchObject([{ title: 'Budget' }])
})
