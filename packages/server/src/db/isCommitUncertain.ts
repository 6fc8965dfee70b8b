import { DrizzleQueryError } from 'drizzle-orm'

/**
 * Whether a failed transaction may have been committed: the connection broke during the commit. The caller then leaves
 * its file to the sweep of the next start, which knows the result.
 */
export const isCommitUncertain = (error: unknown): boolean =>
  error instanceof DrizzleQueryError && /^(commit|rollback)\b/i.test(error.query)
