/** Ends the current task, so that the browser can paint and answer. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Settles when the visitor acts. */
const nextAction = (): Promise<void> =>
  new Promise((resolve) => {
    for (const action of ['pointerdown', 'keydown']) addEventListener(action, () => resolve(), { once: true })
  })

/** Loads code; a failed load is repeated each time the visitor acts. */
export async function loadInTheEnd<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch {
    await nextAction()
    return loadInTheEnd(load)
  }
}
