/** The one place that asks for the time; tests set it by Jest's fake timers. */
export const now = (): Date => new Date()

/** Milliseconds since the visitor asked for the page. */
export const millisecondsSinceStart = (): number => performance.now()
