import { limits } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import type { Meeting, MeetingFields } from '@atrium/contract/meetings'
import {
  allOccurrences,
  changeAll,
  movesOf,
  occurrenceOn,
  type RecurrencePattern,
  splitAt,
  withChangedOccurrence,
  withoutOccurrence,
} from '@atrium/contract/meetings/series'

/** Which meetings of a series a person changes: this one, this one and the later ones, or all. */
export const seriesScopes = ['one', 'following', 'all'] as const

export type ChangeScope = (typeof seriesScopes)[number]

/** What happens to the series itself, and the meeting that is split off. */
interface SeriesPlan {
  series: Partial<MeetingFields> | 'deleted'
  created?: MeetingFields
}

const ownFields = new Set(['day', 'start', 'end', 'title', 'notes'])

/** Whether one occurrence may have these fields of its own; otherwise it becomes a meeting of its own. */
export const canBeOwn = (changed: Partial<MeetingFields>): boolean =>
  Object.keys(changed).every((key) => ownFields.has(key))

/** A series without occurrences is deleted. */
const remaining = (meeting: MeetingFields, recurrence: MeetingFields['recurrence']): SeriesPlan['series'] =>
  allOccurrences({ ...meeting, recurrence }).length > 0 ? { recurrence } : 'deleted'

/** Whether the occurrence on a day can be changed alone: it is changed already, or the series has place for one more. */
export const mayChangeOne = ({ recurrence }: MeetingFields, day: IsoDay) =>
  recurrence !== undefined &&
  (recurrence.changes.length < limits.occurrenceChanges ||
    recurrence.changes.some((change) => change.day === day))

const editable = (meeting: Meeting): MeetingFields => {
  const {
    id: _id,
    look: _look,
    createdAt: _created,
    changedAt: _changed,
    isDeleted: _deleted,
    splitFrom: _origin,
    ...fields
  } = meeting
  return fields
}

/**
 * How an occurrence is changed, by the day on which the rule has it. `undefined` when the series has no such occurrence, or
 * too many changed ones.
 *
 * @param pattern Which of the `choicesOfMove` the person means.
 */
export function planChange(
  meeting: Meeting,
  day: IsoDay,
  scope: ChangeScope,
  changed: Partial<MeetingFields>,
  pattern?: RecurrencePattern,
): SeriesPlan | undefined {
  const shown = occurrenceOn(meeting, day)
  if (!shown) return undefined
  const fields = editable(meeting)
  if (scope === 'one') {
    if (!mayChangeOne(meeting, day)) return undefined
    const { originalDay: _day, ...own } = shown
    if (canBeOwn(changed))
      return { series: { recurrence: withChangedOccurrence(meeting, day, { ...own, ...changed }) } }
    return {
      series: remaining(fields, withoutOccurrence(meeting, day)),
      created: { ...fields, ...own, ...changed, recurrence: undefined },
    }
  }
  const parts = scope === 'following' ? splitAt(fields, day) : undefined
  if (!parts) return { series: changeAll(fields, day, changed, pattern) }
  return {
    series: remaining(fields, parts.before),
    created: { ...parts.rest, ...changeAll(parts.rest, day, changed, pattern) },
  }
}

/**
 * The patterns that the meetings of a series may have after one of them moves with the following ones, or with all, where no
 * rule has the old days plus as many days: the person chooses. Empty where there is nothing to choose.
 */
export function choicesOfMove(
  meeting: Meeting,
  day: IsoDay,
  scope: ChangeScope,
  changed: Partial<MeetingFields>,
): ReturnType<typeof movesOf> {
  const rule = meeting.recurrence?.rule
  const isSameRule = !('recurrence' in changed) || changed.recurrence?.rule === rule
  if (scope === 'one' || changed.day === undefined || !isSameRule) return []
  const fields = editable(meeting)
  const rest = scope === 'following' ? splitAt(fields, day)?.rest : undefined
  const moves = movesOf(rest ?? fields, day, changed.day)
  return moves.length > 1 ? moves : []
}

/** How an occurrence is deleted; `undefined` when the series has too many changed ones. */
export function planRemoval(meeting: Meeting, day: IsoDay, scope: ChangeScope): SeriesPlan | undefined {
  if (scope === 'one')
    return mayChangeOne(meeting, day)
      ? { series: remaining(meeting, withoutOccurrence(meeting, day)) }
      : undefined
  const parts = scope === 'following' ? splitAt(editable(meeting), day) : undefined
  return { series: parts ? remaining(meeting, parts.before) : 'deleted' }
}
