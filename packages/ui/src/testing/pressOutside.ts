import { act, fireEvent, screen, waitFor } from '@testing-library/react'

/** A frame, and the timers that the frame has started. */
const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))

/** Presses beside the dialog: it listens once it has the focus, and answers in the frame after the press. */
export async function pressOutside(): Promise<void> {
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
  await nextFrame()
  fireEvent.pointerDown(document.body)
  await nextFrame()
}
