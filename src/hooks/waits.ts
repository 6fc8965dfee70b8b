/** Ends the current task, so that the browser can paint and handle events. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Resolves at the next user interaction. */
const nextAction = (): Promise<void> =>
  new Promise((resolve) => {
    for (const action of ['pointerdown', 'keydown']) addEventListener(action, () => resolve(), { once: true })
  })

/** Loads code; a failed load is retried at each user interaction. */
export async function loadInTheEnd<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch {
    await nextAction()
    return loadInTheEnd(load)
  }
}
