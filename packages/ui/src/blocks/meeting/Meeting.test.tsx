import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  busyParts,
  emptyValues,
  filledValues,
  invitationView,
  meetingAnswer,
  meetingForm,
  meetingView,
  ownMeeting,
} from '#testing/meetingSamples.ts'
import { answersOutside, pressOutside } from '#testing/pressOutside.ts'
import { renderUi } from '#testing/renderUi.tsx'
import { MeetingForm, type MeetingFormProps } from './MeetingForm.tsx'
import { MeetingView } from './MeetingView.tsx'

const open = (props: Partial<MeetingFormProps> = {}) => {
  const handlers = { onClose: jest.fn(), onSave: jest.fn(), onChange: jest.fn(), onInvalid: jest.fn() }
  return { ...handlers, ...renderUi(<MeetingForm {...meetingForm} {...handlers} {...props} />) }
}

const field = (name: string) => screen.getByRole('textbox', { name })

it('has the fields of a meeting in their order, and begins in the first', async () => {
  open()
  const dialog = screen.getByRole('dialog', { name: 'Create Meeting' })
  const labels = [...dialog.querySelectorAll('label')].map(({ textContent }) => textContent)
  expect(labels).toEqual([
    'Title',
    'Attendees',
    'Date',
    'Start',
    'End',
    'Repeats',
    'Room',
    'Notes',
    'Attachments',
  ])
  await waitFor(() => expect(field('Title')).toHaveFocus())
  expect(field('Date')).toHaveAccessibleDescription('Tuesday')
})

it('the form saves its input, with dates and times in their format', async () => {
  const { user, onSave } = open()
  await user.type(field('Title'), 'Stand-up')
  await user.clear(field('Date'))
  await user.type(field('Date'), '2026-11-24')
  await user.clear(field('Start'))
  await user.type(field('Start'), '930{ArrowUp}')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
  expect(onSave.mock.calls[0]?.[0]).toEqual({
    ...emptyValues,
    title: 'Stand-up',
    day: '2026/11/24',
    start: '09:45',
  })
})

it('takes a day from the calendar, and Escape closes the calendar before the form', async () => {
  const { user, onClose, onChange } = open()
  const button = screen.getByRole('button', { name: 'Date: choose in a calendar' })
  await user.click(button)
  await waitFor(() => expect(screen.getByRole('gridcell', { name: /^Tuesday 24/ })).toHaveFocus())
  await user.keyboard('{Escape}')
  expect(button).toHaveFocus()
  expect(onClose).not.toHaveBeenCalled()
  await user.click(button)
  await user.click(await screen.findByRole('gridcell', { name: 'Thursday 26 November 2026' }))
  expect(button).toHaveFocus()
  expect(field('Date')).toHaveValue('26 November 2026')
  expect(onChange).toHaveBeenLastCalledWith({ ...emptyValues, day: '2026/11/26' })
})

it('the form marks errors, shows the rule of the hours under both times, and stays open', async () => {
  const hours = 'Meeting time must be between 09:00 and 18:00.'
  const { user, onSave, onInvalid } = open({ validate: () => ({ hours }) })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(field('Start')).toHaveFocus())
  for (const name of ['Start', 'End']) {
    expect(field(name)).toBeInvalid()
    expect(field(name)).toHaveAccessibleDescription(hours)
  }
  expect(onInvalid).toHaveBeenCalledTimes(1)
  expect(onSave).not.toHaveBeenCalled()
})

it.each([
  ['Cancel', (user: Awaited<ReturnType<typeof open>>['user']) => user.click(cancel())],
  ['Escape', (user: Awaited<ReturnType<typeof open>>['user']) => user.keyboard('{Escape}')],
  ['a press outside', pressOutside],
])('closes by %s at once while nothing is typed, and asks otherwise', async (_by, leave) => {
  const first = open()
  await leave(first.user)
  expect(first.onClose).toHaveBeenCalledTimes(leave === pressOutside ? answersOutside() : 1)
  first.unmount()

  const { user, onClose } = open({ isTouched: () => true })
  await user.type(field('Notes'), 'Numbers')
  await leave(user)
  expect(onClose).not.toHaveBeenCalled()
  const question = screen.getByRole('group', { name: 'Discard what you typed?' })
  expect(within(question).getByRole('button', { name: 'Keep editing' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('group', { name: 'Discard what you typed?' })).not.toBeInTheDocument()
  expect(field('Notes')).toHaveValue('Numbers')

  await leave(user)
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

const cancel = () => screen.getByRole('button', { name: 'Cancel' })

it('does not close when a text is marked beyond the edge', async () => {
  const { onClose } = open()
  fireEvent.pointerDown(field('Title'))
  fireEvent.pointerUp(document.body)
  fireEvent.click(document.body)
  await waitFor(() => expect(field('Title')).toHaveFocus())
  expect(onClose).not.toHaveBeenCalled()
})

it('the form shows the availability in words, and an offered time can be chosen', async () => {
  const { user, onChange } = open({ ...busyParts, values: filledValues })
  const people = within(screen.getByRole('list', { name: 'Chosen attendees' })).getAllByRole('listitem')
  expect(people.map(({ textContent }) => textContent)).toEqual([
    'Tural Quliyevbusy',
    'Aysel Kərimovaaway',
    'Rauf Əliyevfree',
    'Jan Nováknot invitedunknown',
  ])
  expect(screen.getByText(/^Tural Quliyev is busy. Aysel/).closest('[role=status]')).not.toBeNull()
  const offers = within(screen.getByRole('list', { name: 'Times when everyone is free' }))
  expect(offers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Tue 24 November10:15–11:1513:00–14:00',
    'Wed 25 November09:00–10:00',
  ])
  await user.click(screen.getByRole('button', { name: 'Use Wed 25 November, 09:00–10:00' }))
  expect(field('Date')).toHaveValue('25 November 2026')
  expect(field('Start')).toHaveValue('09:00')
  expect(onChange).toHaveBeenLastCalledWith({ ...filledValues, day: '2026/11/25' })
  expect(document.activeElement).toContainElement(screen.getByText(/^Tural Quliyev is busy/))
})

it('Retry fetches the availability after a failure', async () => {
  const onRetry = jest.fn()
  const { user } = open({
    availability: {
      ...meetingForm.availability,
      status: 'failed',
      onRetry,
    },
  })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

it('an existing meeting has its actions', async () => {
  const onEdit = jest.fn()
  const onDelete = jest.fn()
  const { user } = renderUi(
    <MeetingView {...meetingView} actions={{ ...ownMeeting.actions, onEdit, onDelete }} />,
  )
  // Nothing is to be typed at once: no keyboard comes up.
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Architecture review' })).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  expect(onEdit).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: 'Duplicate' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Download .ics' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(onDelete).toHaveBeenCalledTimes(1)
})

it('only shows a meeting that is only read', async () => {
  const onClose = jest.fn()
  const { user } = renderUi(<MeetingView {...meetingView} onClose={onClose} />)
  const dialog = within(screen.getByRole('dialog', { name: 'Architecture review' }))
  expect(dialog.getByText('Tuesday 24 November 2026, 14:00–16:00')).toBeInTheDocument()
  expect(within(dialog.getByRole('list', { name: 'Attendees' })).getAllByRole('listitem')).toHaveLength(3)
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument()
  expect(dialog.getByRole('link', { name: /architecture\/2026.*opens in a new tab/ })).toHaveAttribute(
    'rel',
    expect.stringContaining('noopener'),
  )
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('has the addresses of the notes as links, while they are written too', async () => {
  const { user } = open()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  await user.type(field('Notes'), 'Call: https://meet.example/abc.')
  expect(screen.getByRole('link', { name: /^https:\/\/meet\.example\/abc/ })).toHaveAttribute(
    'href',
    'https://meet.example/abc',
  )
})

it('shows the face of the organiser beside the name', () => {
  const people = [{ name: 'Rauf Əliyev', photo: '0123456789abcdef' }]
  renderUi(<MeetingView {...invitationView} people={people} />)
  const organiser = screen.getByText('Organiser').parentElement
  expect(organiser).toHaveTextContent(/Rauf Əliyev$/)
  expect(organiser?.querySelector('[data-initials="RƏ"] img')).toHaveAttribute(
    'src',
    '/photos/0123456789abcdef/40.jpg',
  )
})

it('an invited person answers the meeting: the button calls back with the response, and a screen reader reads the state', async () => {
  const onAnswer = jest.fn()
  const onChoose = jest.fn()
  const { user } = renderUi(
    <MeetingView
      {...invitationView}
      answer={{ ...meetingAnswer, onAnswer, scope: { chosen: 'all', onChoose } }}
    />,
  )
  const group = within(screen.getByRole('group', { name: 'Your reply' }))
  expect(group.getByRole('button', { pressed: true })).toHaveTextContent('Maybe')
  await user.click(group.getByRole('button', { name: 'Decline' }))
  expect(onAnswer).toHaveBeenCalledWith('declined')
  await user.click(screen.getByRole('button', { name: 'This meeting' }))
  expect(onChoose).toHaveBeenCalledWith('this')
  expect(screen.getByRole('status')).toHaveTextContent(/^You replied “maybe”/)
  expect(screen.getByRole('button', { name: 'Download agenda.pdf' })).toBeInTheDocument()
})

/** A dialog that goes before it has begun would leave the page locked. */
async function openAndLeave(): Promise<void> {
  const { unmount } = open()
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
  unmount()
}

it('closed by the first half of a double click, it leaves the second to nothing behind it', async () => {
  const onPress = jest.fn()
  await openAndLeave()
  renderUi(<button type="button" onClick={onPress} />)
  fireEvent.click(screen.getByRole('button'), { detail: 2 })
  expect(onPress).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button'), { detail: 1 })
  expect(onPress).toHaveBeenCalledTimes(1)
})

it('a held key that closes the dialog presses nothing behind it', async () => {
  await openAndLeave()
  renderUi(<button type="button" />)
  const press = (repeat: boolean) => fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter', repeat })
  // `false`: the browser does nothing on its own.
  expect(press(true)).toBe(false)
  expect(press(false)).toBe(true)
  expect(press(true)).toBe(true)
})
