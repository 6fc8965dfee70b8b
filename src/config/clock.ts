/** The current time. Everything reads the clock here; tests set it with Jest's fake timers. */
export const now = (): Date => new Date()
