import { act, fireEvent, getConfig, screen, waitFor } from '@testing-library/react'

/** Some frames, each with the timers that it has started: the dialog begins and ends its work over several of them. */
async function nextFrames(): Promise<void> {
  for (let frame = 0; frame < 6; frame++)
    await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}

/** Presses beside the dialog: it listens some frames after it has the focus, and answers some frames after the press. */
export async function pressOutside(): Promise<void> {
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
  await nextFrames()
  fireEvent.pointerDown(document.body)
  await nextFrames()
}

/**
 * How often a dialog answers one press outside. In StrictMode the library (Zag) listens twice: it starts a task later, and
 * the end of React's rehearsal, which comes before that, does not take the first start back.
 */
export const answersOutside = (): number => (getConfig().reactStrictMode ? 2 : 1)
