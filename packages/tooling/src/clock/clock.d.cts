/** The difference between the clock of the tests and the real one, in milliseconds. `TODAY` names the day. */
export const clockOffset: number

/** The environment of a Node process with the clock of the tests, and of all processes that it starts. */
export const clockEnv: { CLOCK_OFFSET: string; NODE_OPTIONS: string }

/**
 * Shifts the clock of a realm: `Date.now()` and `new Date()` answer with an offset in milliseconds, and the time goes on.
 * The function runs as a script of a page too.
 */
export function shiftDate(offset: number, scope?: { Date: DateConstructor }): void
