import { addDays, type IsoDay, isCompanyDay } from '#core/days.ts'
import { limits } from '#core/limits.ts'

/**
 * Reads days in the form of the request, in chronological order; `undefined` for an invalid text or for more than a
 * year of days. Repeated days count towards the limit.
 */
export function readDays(text: string): IsoDay[] | undefined {
  if (text.length > limits.offDaysText) return undefined
  const days = new Set<IsoDay>()
  let steps = 0
  for (const part of text.split(',')) {
    const [first, last = first, ...rest] = part.split(' - ').map((one) => readDay(one.trim()))
    if (!first || !last || rest.length > 0 || last < first) return undefined
    for (let day = first; day <= last; day = addDays(day, 1)) {
      days.add(day)
      steps += 1
      if (steps > limits.offDays) return undefined
    }
  }
  return [...days].sort()
}

function readDay(text: string): IsoDay | undefined {
  const [, date, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? []
  const day = `${year}-${month}-${date}`
  return isCompanyDay(day) ? day : undefined
}
