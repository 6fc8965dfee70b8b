import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { pressOutside } from '#testing/pressOutside.ts'
import { renderUi } from '#testing/renderUi.tsx'
import { Dialog, DialogText, DialogTitle } from './Dialog.tsx'

// Another key: the Escape that closed a dialog in one test is not the first half of the next test's.
beforeEach(() => void fireEvent.keyDown(document.body, { key: 'Shift' }))

// The library ends the work of a closed dialog in the frames after it, which belong to no later test.
afterEach(async () => {
  cleanup()
  for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
})

const button = (name: string) => screen.getByRole('button', { name })
const hasFocus = (name: string) => waitFor(() => expect(button(name)).toHaveFocus())

/** A page with a form over it; the form can lose its opener, and a second dialog can open over it. */
function Page() {
  const [isOpen, setOpen] = useState(false)
  const [isNested, setNested] = useState(false)
  const [isOpenerGone, setOpenerGone] = useState(false)
  return (
    <main id="main" tabIndex={-1}>
      {!isOpenerGone && (
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      )}
      {isOpen && (
        <Dialog onClose={() => setOpen(false)} initialFocus="field">
          <DialogTitle>Form</DialogTitle>
          <DialogText>Write a title.</DialogText>
          <form>
            <input aria-label="Title" defaultValue="Draft" />
            <button type="button" onClick={() => setNested(true)}>
              Expire
            </button>
            <button type="button" onClick={() => setOpenerGone(true)}>
              Remove
            </button>
          </form>
        </Dialog>
      )}
      {isNested && (
        <Dialog label="Session">
          <button type="button" onClick={() => setNested(false)}>
            Sign in
          </button>
        </Dialog>
      )}
    </main>
  )
}

async function open() {
  const { user } = renderUi(<Page />)
  await user.click(button('Open'))
  const title = screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' })
  await waitFor(() => expect(title).toHaveFocus())
  // The library hides the page in the frame after it.
  await waitFor(() => expect(screen.queryByRole('main')).not.toBeInTheDocument())
  return { user, title }
}

const isClosed = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument())

it('has a name and a description, hides the page, and keeps the caret of its field', async () => {
  const { title } = await open()
  expect(screen.getByRole('dialog', { name: 'Form' })).toHaveAccessibleDescription('Write a title.')
  expect(title.selectionStart).toBe(title.selectionEnd)
})

it('has the focus before its first frame, and gives it back when it closes at once', async () => {
  const { user } = renderUi(<Page />)
  button('Open').focus()
  fireEvent.click(button('Open'))
  const title = screen.getByRole('textbox', { name: 'Title' })
  expect(title).toHaveFocus()
  await user.keyboard('{Escape}')
  await isClosed('Form')
  expect(button('Open')).toHaveFocus()
})

it('leaves the focus where the person moved it within the first frame', async () => {
  const frames: FrameRequestCallback[] = []
  const slow = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
  renderUi(<Page />)
  fireEvent.click(button('Open'))
  button('Expire').focus()
  slow.mockRestore()
  act(() => {
    for (const frame of frames) frame(performance.now())
  })
  await act(async () => {})
  expect(button('Expire')).toHaveFocus()
})

it('gives the focus back to the control that opened it', async () => {
  const { user } = await open()
  await user.keyboard('{Escape}')
  await isClosed('Form')
  await hasFocus('Open')
})

it('leads on at the page when that control is gone', async () => {
  const { user } = await open()
  await user.click(button('Remove'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

it('lies over another dialog, stays at Escape, and leads back into the other', async () => {
  const { user } = await open()
  await user.click(button('Expire'))
  await hasFocus('Sign in')
  await isClosed('Form')
  await user.keyboard('{Escape}')
  await pressOutside()
  expect(screen.getByRole('dialog', { name: 'Session' })).toBeInTheDocument()
  await user.click(button('Sign in'))
  await isClosed('Session')
  await hasFocus('Expire')
  expect(screen.getByRole('dialog', { name: 'Form' })).toBeInTheDocument()
})
