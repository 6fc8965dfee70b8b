/** The people who decide about a request; `null` where there is none who may sign in. */
export interface Leaders {
  managerId: number | null
  deputyId: number | null
}

/**
 * The account that decides: the manager, or the deputy while the manager is away or missing. `undefined` when neither is
 * there: then HR decides.
 */
export function deciderOf({ managerId, deputyId }: Leaders, away: ReadonlySet<number>): number | undefined {
  if (managerId !== null && !away.has(managerId)) return managerId
  if (deputyId !== null && !away.has(deputyId)) return deputyId
  return managerId ?? deputyId ?? undefined
}
