/** Meetings that repeat: their rules, their occurrences, and changes of both (`@atrium/contract/recurrence`). */

export {
  allOccurrences,
  daysOf,
  firstDayOf,
  lastDayOf,
  nextOccurrence,
  occurrenceOn,
  occurrencesIn,
  type Series,
  spanOf,
} from './occurrences.ts'

export {
  choiceOf,
  monthlyPlaceOf,
  patternsOf,
  type RecurrenceChoice,
  type RecurrencePattern,
  recurrencePatterns,
  ruleOf,
} from './recurrenceRule.ts'

export { changeAll, splitAt, withChangedOccurrence, withoutOccurrence } from './seriesChanges.ts'
export { movesOf } from './seriesMoves.ts'
