/** The one place that asks for the time; tests set it by Jest's fake timers. */
export const now = (): Date => new Date()
