import { DrizzleQueryError } from 'drizzle-orm'

/**
 * Whether a failed transaction may have been written all the same: the connection broke while it was being
 * ended. Whoever has prepared something outside the database (a file) then leaves it for the sweep at the
 * next start, which knows better.
 */
export const isCommitUncertain = (error: unknown): boolean =>
  error instanceof DrizzleQueryError && /^(commit|rollback)\b/i.test(error.query)
