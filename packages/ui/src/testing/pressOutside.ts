import { act, fireEvent } from '@testing-library/react'

/** A frame, and the timers that the frame has started. */
const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))

/**
 * Presses beside the open dialog. It listens from its second frame on, once two frames have passed since another dialog
 * has gone, and answers in the frame after the press.
 */
export async function pressOutside(): Promise<void> {
  for (let frame = 0; frame < 4; frame += 1) await nextFrame()
  fireEvent.pointerDown(document.body)
  await nextFrame()
}
