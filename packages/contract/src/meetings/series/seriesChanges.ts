import { addDays, dayDifference, type IsoDay } from '#core/days.ts'
import type { MeetingFields, Recurrence } from '#meetings/schema.ts'
import { daysOf, firstDayOf, occurrenceOn, type Series, untilOf } from './occurrences.ts'
import { choiceOf, type RecurrenceChoice, type RecurrencePattern } from './recurrenceRule.ts'
import { movesOf } from './seriesMoves.ts'

type OccurrenceChange = Recurrence['changes'][number]
type ChangedFields = NonNullable<OccurrenceChange['fields']>

/** A series without its occurrence on a day of the rule. */
export const withoutOccurrence = (meeting: Series, originalDay: IsoDay): Recurrence | undefined =>
  withChange(meeting, { day: originalDay, isCancelled: true })

/** A series whose occurrence on a day of the rule takes place at another time, or has another title or other notes. */
export function withChangedOccurrence(
  meeting: Series,
  originalDay: IsoDay,
  { day, start, end, title, notes }: ChangedFields,
): Recurrence | undefined {
  const isAsPlanned = day === originalDay && start === meeting.start && end === meeting.end
  const texts = {
    ...(title !== undefined && title !== meeting.title && { title }),
    ...(notes !== undefined && notes !== meeting.notes && { notes }),
  }
  if (isAsPlanned && Object.keys(texts).length === 0) return withChange(meeting, undefined, originalDay)
  return withChange(meeting, { day: originalDay, fields: { day, start, end, ...texts } })
}

function withChange(
  { recurrence }: Series,
  change: OccurrenceChange | undefined,
  day = change?.day,
): Recurrence | undefined {
  if (!recurrence) return undefined
  const changes = recurrence.changes.filter((other) => other.day !== day)
  if (change) changes.push(change)
  return { ...recurrence, changes: sorted(changes) }
}

const sorted = (changes: OccurrenceChange[]) =>
  changes.sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))

/**
 * A series in two: what stays of it before a day of its rule, and the fields of a new series from that day on. Each
 * changed or cancelled occurrence stays in its part. `undefined` for its first day, or a day that the rule does not have.
 */
export function splitAt<Fields extends MeetingFields>(
  { recurrence, ...fields }: Fields,
  originalDay: IsoDay,
): { before: Recurrence; rest: Omit<Fields, 'recurrence'> & { recurrence: Recurrence } } | undefined {
  const choice = recurrence && choiceOf(recurrence.rule)
  if (!recurrence || !choice) return undefined
  const days = daysOf({ day: fields.day, recurrence })
  const place = days.indexOf(originalDay)
  if (place < 1) return undefined
  const { end } = choice
  const changes = (isBefore: boolean) =>
    recurrence.changes.filter(({ day }) => day < originalDay === isBefore)
  return {
    before: {
      rule: withEnd(recurrence.rule, { until: addDays(originalDay, -1) }),
      changes: changes(true),
    },
    rest: {
      ...fields,
      day: originalDay,
      recurrence: {
        rule: withEnd(
          recurrence.rule,
          'count' in end ? { count: days.length - place } : { until: untilOf(end, fields.day) },
        ),
        changes: changes(false),
      },
    },
  }
}

/** The same rule with another end. */
const withEnd = (rule: string, end: RecurrenceChoice['end']) =>
  rule.replace(
    /(UNTIL|COUNT)=\d+$/,
    'until' in end ? `UNTIL=${end.until.replaceAll('-', '')}` : `COUNT=${end.count}`,
  )

/**
 * The fields of a whole series after a person has changed one of its occurrences and chosen to change all. Changed and
 * cancelled occurrences survive: with a new day the next ones in order take their place, with a new rule those stay whose
 * day the rule still has; a time, title or notes of their own stay, what they share with the series changes with it.
 *
 * @param fields What the person has changed: `day` is the new day of that occurrence, `recurrence` the new rule, made for that
 *   day, with changes of further days. Without a rule the series becomes the one meeting.
 * @param pattern Which of `movesOf` is meant, where there are several. Default: the first one.
 */
export function changeAll(
  meeting: MeetingFields,
  originalDay: IsoDay,
  fields: Partial<MeetingFields>,
  pattern?: RecurrencePattern,
): Partial<MeetingFields> {
  const { recurrence } = meeting
  const shown = occurrenceOn(meeting, originalDay)
  if (!recurrence || !shown) return fields
  if ('recurrence' in fields && !fields.recurrence)
    return { ...fields, day: fields.day ?? shown.day, recurrence: undefined }
  const newDayOfOne = fields.day ?? shown.day
  const by = dayDifference(shown.day, newDayOfOne)
  const isOtherRule = fields.recurrence !== undefined && fields.recurrence.rule !== recurrence.rule
  const moves = isOtherRule ? [] : movesOf(meeting, originalDay, newDayOfOne)
  const moved = moves.find((move) => move.pattern === pattern) ?? moves[0]
  const changedRule = moved?.rule ?? fields.recurrence?.rule
  const choice = changedRule === undefined ? undefined : choiceOf(changedRule)
  if (changedRule === undefined || !choice) return fields
  const day = moved?.day ?? firstDayOf(changedRule, addDays(meeting.day, by))
  const isEndBefore = 'until' in choice.end && choice.end.until < day
  const rule = isEndBefore ? withEnd(changedRule, { until: day }) : changedRule
  const next = { ...meeting, ...fields, day, recurrence: { rule, changes: [] } }
  const [daysBefore, daysAfter] = [daysOf(meeting), daysOf(next)]
  const newDayOf = (old: IsoDay) =>
    isOtherRule ? daysAfter.find((other) => other === addDays(old, by)) : daysAfter[daysBefore.indexOf(old)]
  const changes = recurrence.changes.flatMap((change): OccurrenceChange[] => {
    const newDay = newDayOf(change.day)
    if (newDay === undefined) return []
    if (!change.fields) return [{ day: newDay, isCancelled: true }]
    const followed = follow(change, meeting, next, newDay, change.day === originalDay ? fields : {})
    return followed ? [{ day: newDay, fields: followed }] : []
  })
  const taken = new Set(changes.map((change) => change.day))
  for (const change of fields.recurrence?.changes ?? [])
    if (!taken.has(change.day) && daysAfter.includes(change.day)) changes.push(change)
  return { ...fields, day, recurrence: { rule, changes: sorted(changes) } }
}

/** What a changed occurrence keeps when its series changes; `undefined` when that is nothing. */
function follow(
  { day, fields }: Extract<OccurrenceChange, { fields: object }>,
  before: MeetingFields,
  after: MeetingFields,
  newDay: IsoDay,
  edited: Partial<MeetingFields>,
): ChangedFields | undefined {
  const isAtTime = fields.start === before.start && fields.end === before.end
  const isTimeEdited = edited.start !== undefined || edited.end !== undefined
  const { start, end } = isAtTime || isTimeEdited ? after : fields
  const place = fields.day === day || edited.day !== undefined ? newDay : fields.day
  const own = (key: 'title' | 'notes') => (edited[key] === undefined ? fields[key] : undefined)
  const [title, notes] = [own('title'), own('notes')]
  const texts = {
    ...(title !== undefined && title !== after.title && { title }),
    ...(notes !== undefined && notes !== after.notes && { notes }),
  }
  const isPlain = place === newDay && start === after.start && end === after.end
  return isPlain && Object.keys(texts).length === 0 ? undefined : { day: place, start, end, ...texts }
}
