import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Dialog } from '#primitives/Dialog.tsx'
import { renderUi } from '#testing/renderUi.tsx'
import type { ToastItem } from './ToastQueue.tsx'
import { Toasts } from './Toasts.tsx'

const shown = (...toasts: ToastItem[]) => (
  <Toasts toasts={toasts} durationMs={1000} closeLabel="Close the message" />
)

const sent: ToastItem = { id: 1, kind: 'success', text: 'Sent...' }
const failed: ToastItem = { id: 2, kind: 'error', text: 'Not sent' }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** In steps, so that what one timer draws can start the next. */
async function pass(ms: number) {
  for (let step = 0; step < ms / 100; step += 1) await act(() => jest.advanceTimersByTimeAsync(100))
}

it('says its word in a region of its own, without calling out, and goes by itself', async () => {
  renderUi(shown(sent))
  expect(screen.getByRole('region', { name: 'Sent...' })).toBeInTheDocument()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  await pass(900)
  expect(screen.getByText('Sent...')).toBeInTheDocument()
  await pass(1000)
  expect(screen.queryByText('Sent...')).not.toBeInTheDocument()
})

it('does not read an error out, which the page has done', async () => {
  renderUi(shown(failed))
  expect(screen.getByText('Not sent')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('reads out what nothing in the page says', () => {
  renderUi(shown({ ...failed, isAnnounced: true }))
  expect(screen.getByRole('alert')).toHaveTextContent('Not sent')
})

it('gives the focus back when the toast that holds it is closed', async () => {
  const page = (...toasts: ToastItem[]) => (
    <>
      <button type="button">Send</button>
      {shown(...toasts)}
    </>
  )
  renderUi(page(sent, failed))
  screen.getByRole('button', { name: 'Send' }).focus()
  const [first, second] = screen.getAllByRole('button', { name: 'Close the message' })
  act(() => first?.focus())
  act(() => second?.focus())
  await pass(2000)
  // The other one has gone by itself, which is no reason to move.
  expect(first).not.toBeInTheDocument()
  expect(second).toHaveFocus()
  fireEvent.click(second as HTMLElement)
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus()
})

it('puts a toast in the place of one with the same text', async () => {
  const { rerender } = renderUi(shown(sent, failed))
  await pass(800)
  rerender(shown(sent, failed, { ...failed, id: 3 }))
  await pass(900)
  expect(screen.getByText('Not sent')).toBeInTheDocument()
  expect(screen.queryByText('Sent...')).not.toBeInTheDocument()
})

it('waits while it holds the focus, and while it is pointed at', async () => {
  renderUi(shown(sent))
  act(() => screen.getByRole('button', { name: 'Close the message' }).focus())
  await pass(5000)
  expect(screen.getByText('Sent...')).toBeInTheDocument()
  act(() => screen.getByRole('button', { name: 'Close the message' }).blur())
  fireEvent.pointerEnter(screen.getByText('Sent...').parentElement as HTMLElement)
  await pass(5000)
  expect(screen.getByText('Sent...')).toBeInTheDocument()
  fireEvent.pointerLeave(screen.getByText('Sent...').parentElement as HTMLElement)
  await pass(2000)
  expect(screen.queryByText('Sent...')).not.toBeInTheDocument()
})

it('can be closed, and is not shown twice', async () => {
  const { rerender } = renderUi(shown(sent))
  fireEvent.click(screen.getByRole('button', { name: 'Close the message' }))
  await pass(1000)
  expect(screen.queryByText('Sent...')).not.toBeInTheDocument()
  rerender(shown(sent, failed))
  expect(screen.getByText('Not sent')).toBeInTheDocument()
  expect(screen.queryByText('Sent...')).not.toBeInTheDocument()
})

it('shows three at most', async () => {
  const many = Array.from({ length: 5 }, (_, id) => ({ id, kind: 'success' as const, text: `Toast ${id}` }))
  renderUi(<Toasts toasts={many} durationMs={60_000} closeLabel="Close" />)
  await pass(3000)
  expect(screen.getAllByText(/^Toast/)).toHaveLength(3)
})

it('is accessible', async () => {
  jest.useRealTimers()
  renderUi(shown(sent, failed))
  await waitFor(() => expect(screen.getByText('Not sent')).toBeInTheDocument())
})

it('stays in reach while a dialog is open, and leaves the dialog open when it is closed', async () => {
  jest.useRealTimers()
  const onClose = jest.fn()
  renderUi(
    <>
      <Dialog label="Form" onClose={onClose}>
        <button type="button">Save</button>
      </Dialog>
      {shown(sent)}
    </>,
  )
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus())
  const close = screen.getByRole('button', { name: 'Close the message' })
  fireEvent.pointerDown(close)
  fireEvent.click(close)
  await waitFor(() => expect(screen.queryByText('Sent...')).not.toBeInTheDocument())
  expect(onClose).not.toHaveBeenCalled()
})
