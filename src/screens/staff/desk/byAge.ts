/** The longest waiting first: a new request does not move those that are being read. */
export const byAge = (one: { createdAt: string }, other: { createdAt: string }): number =>
  one.createdAt.localeCompare(other.createdAt)
