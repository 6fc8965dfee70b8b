import { fireEvent, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { eventTime } from '#primitives/unsentInput.ts'
import { filledValues, meetingForm } from '#testing/meetingSamples.ts'
import { renderUi } from '#testing/renderUi.tsx'
import { MeetingForm } from './meeting/MeetingForm.tsx'
import { Drawer } from './staff/Drawer.tsx'
import { QuestionDialog } from './staff/QuestionDialog.tsx'

// Another key: what one test has pressed is not the next one's.
beforeEach(() => void fireEvent.keyDown(document.body, { key: 'Shift' }))

interface OneDialog {
  isOpen: boolean
  onClose: () => void
}

const question = {
  title: 'Log out?',
  text: 'It would be lost.',
  confirmLabel: 'Log out',
  cancelLabel: 'Stay',
}
const drawQuestion = ({ isOpen, onClose }: OneDialog) =>
  isOpen && <QuestionDialog {...question} onCancel={onClose} onConfirm={onClose} />

/** Every dialog, and the button in it that closes it; of the form, the field whose Enter saves. */
const dialogs: [name: string, closer: string | undefined, draw: (one: OneDialog) => ReactNode][] = [
  [
    'the form of a meeting',
    undefined,
    ({ isOpen, onClose }) =>
      isOpen && <MeetingForm {...meetingForm} values={filledValues} onSave={onClose} isNew />,
  ],
  ['a question', 'Stay', drawQuestion],
  [
    'the drawer',
    'Close the menu',
    (one) => (
      <Drawer {...one} label="Menu" barHeight={60}>
        <p>Places</p>
      </Drawer>
    ),
  ],
]

/** A page with a button, which opens the dialog over it and counts how often it was pressed. */
function Page({ draw, onPress }: { draw: (one: OneDialog) => ReactNode; onPress: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const press = () => {
    onPress()
    setOpen(true)
  }
  return (
    <>
      <button type="button" onClick={press} onKeyDown={({ repeat }) => repeat && press()}>
        Beneath
      </button>
      {draw({ isOpen, onClose: () => setOpen(false) })}
    </>
  )
}

/** Presses Enter at a time of the event clock; returns whether the default action happens. */
function pressEnter(element: HTMLElement, timeStamp: number): boolean {
  const press = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  Object.defineProperty(press, 'timeStamp', { value: timeStamp })
  return fireEvent(element, press)
}

/** Opened by Enter, with the focus on what closes it. */
async function open(closer: string | undefined, draw: (one: OneDialog) => ReactNode) {
  const onPress = jest.fn()
  const { user } = renderUi(<Page draw={draw} onPress={onPress} />)
  const beneath = screen.getByRole('button', { name: 'Beneath' })
  beneath.focus()
  await user.keyboard('{Enter}')
  const target = closer
    ? screen.getByRole('button', { name: closer })
    : screen.getByRole('textbox', { name: 'Title' })
  await waitFor(() => expect(beneath).not.toHaveFocus())
  target.focus()
  const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  return { user, onPress, beneath, target, expectClosed }
}

describe.each(dialogs)('Enter in %s', (_name, closer, draw) => {
  it('pressed twice closes it, and presses nothing beneath', async () => {
    const { user, beneath, expectClosed } = await open(closer, draw)
    const pressedAt = eventTime()
    await user.keyboard('{Enter}')
    await expectClosed()
    for (const after of [150, 300]) expect(pressEnter(beneath, pressedAt + after)).toBe(false)
  })

  it('held presses nothing: neither in it when it opened it, nor beneath when it closed it', async () => {
    const { user, onPress, beneath, target, expectClosed } = await open(closer, draw)
    expect(fireEvent.keyDown(target, { key: 'Enter', repeat: true })).toBe(false)
    await user.keyboard('{Enter}')
    await expectClosed()
    expect(fireEvent.keyDown(beneath, { key: 'Enter', repeat: true })).toBe(false)
    expect(onPress).toHaveBeenCalledTimes(1)
  })
})

it('what is pressed next is meant: another key, or the same one later', async () => {
  const { user, beneath } = await open('Stay', drawQuestion)
  const pressedAt = eventTime()
  await user.keyboard('{Enter}')
  expect(pressEnter(beneath, eventTime() + 500)).toBe(true)

  await user.click(beneath)
  screen.getByRole('button', { name: 'Stay' }).focus()
  await user.keyboard('{Enter}{Shift}')
  expect(pressEnter(beneath, pressedAt)).toBe(true)
})

it('a key of the dialog is no reason to ignore it when the mouse has closed it', async () => {
  const { user, beneath, target } = await open('Stay', drawQuestion)
  const pressedAt = eventTime()
  fireEvent.keyDown(target, { key: 'Enter' })
  await user.click(target)
  expect(pressEnter(beneath, pressedAt)).toBe(true)
})

it('the second half of a double click presses nothing, whether the first opened or closed it', async () => {
  const { onPress, beneath } = await open('Stay', drawQuestion)
  fireEvent.click(screen.getByRole('dialog'), { detail: 2 })
  expect(screen.getByRole('dialog')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Stay' }), { detail: 1 })
  fireEvent.click(beneath, { detail: 2 })
  expect(onPress).toHaveBeenCalledTimes(1)
})

it('a double click on Cancel does not discard what was typed', () => {
  const onClose = jest.fn()
  renderUi(<MeetingForm {...meetingForm} values={filledValues} isTouched={() => true} onClose={onClose} />)
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }), { detail: 1 })
  const discard = screen.getByRole('button', { name: 'Discard' })
  fireEvent.click(discard, { detail: 2 })
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(discard, { detail: 1 })
  expect(onClose).toHaveBeenCalledTimes(1)
})
