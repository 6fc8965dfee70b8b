interface Aged {
  id: number
  createdAt: string
}

/**
 * The longest waiting first: a new request does not move those that are being read. Of the same instant, the first one
 * written: the server lists those that wait before the others, so its order changes with a decision.
 */
export const byAge = (one: Aged, other: Aged): number =>
  one.createdAt.localeCompare(other.createdAt) || one.id - other.id
