/** Lets the browser do what waits: what follows is a task of its own. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Settles when the visitor acts. */
const nextAction = (): Promise<void> =>
  new Promise((resolve) => {
    for (const action of ['pointerdown', 'keydown']) addEventListener(action, () => resolve(), { once: true })
  })

/** Loads code; what is lost on the way is asked for again each time that the visitor acts. */
export async function loadInTheEnd<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch {
    await nextAction()
    return loadInTheEnd(load)
  }
}
