import { isExclusive, type LeaveDays, sharedDays } from '@atrium/contract/leave'

interface Request extends LeaveDays {
  typeId: number
}

interface Type {
  id: number
  hasBalance: boolean
  worksElsewhere: boolean
}

/**
 * Those of a person's other requests that take the same hours as a request, each with the shared days. Only kinds that
 * that exclude each other count (`isExclusive`).
 */
export function overlapsOf<Other extends Request>(
  types: readonly Type[],
  request: Request,
  others: readonly Other[],
): { other: Other; days: string[] }[] {
  const typeOf = ({ typeId }: Request) => types.find(({ id }) => id === typeId)
  const type = typeOf(request)
  return others.flatMap((other) => {
    const otherType = typeOf(other)
    if (!type || !otherType || !isExclusive(type, otherType)) return []
    const days = sharedDays(request, other)
    return days.length > 0 ? [{ other, days }] : []
  })
}
