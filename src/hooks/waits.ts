/** Lets the browser do what waits: what follows is a task of its own. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Settles when the visitor acts. Code that was lost on the way is worth asking for again then. */
export const nextAction = (): Promise<void> =>
  new Promise((resolve) => {
    for (const action of ['pointerdown', 'keydown']) addEventListener(action, () => resolve(), { once: true })
  })
