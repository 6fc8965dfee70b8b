import {
  type AvailabilityAnswer,
  foldText,
  type PersonState,
  readMeetingDate,
  writeMeetingDate,
} from '@atrium/contract'
import type { AvailabilityNoteProps, MeetingValues, PersonMark } from '@atrium/ui/meeting'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayNames, withoutYear } from '#hooks/useDayNames.ts'
import { useAvailability } from '#screens/staff/calendar/useAvailability.ts'

type Asked = Pick<MeetingValues, 'day' | 'start' | 'end' | 'attendees'>

interface Options {
  /** The meeting that is changed. */
  exceptId: string | undefined
  /** The colleagues that the form suggests. */
  people: readonly { name: string }[]
}

const askedOf = ({ day, start, end, attendees }: Asked): Asked => ({ day, start, end, attendees })

/**
 * Texts about who is free at the time in the form, and the next times that suit everyone. `ask` takes the current values;
 * only a change of time or people renders anything.
 */
export function useMeetingAvailability(first: MeetingValues, { exceptId, people }: Options) {
  const { t } = useTranslation(['meeting', 'common'])
  const { weekday, dateOf } = useDayNames()
  const [asked, setAsked] = useState(() => askedOf(first))
  const { status, answer, retry, isRetrying } = useAvailability({
    people: [...asked.attendees],
    day: readMeetingDate(asked.day) ?? '',
    start: asked.start,
    end: asked.end,
    ...(exceptId && { exceptId }),
  })
  const marks: Record<string, PersonMark> = {}
  const isKnown = status === 'known' || status === 'checking'
  if (isKnown)
    for (const { name, state } of answer?.people ?? [])
      marks[name] = { kind: state, text: t(`availability.states.${state}`) }
  const isClash = Boolean(answer && (answer.holiday || answer.people.some(isTaken)))

  const offers = answer?.next.map(({ day, start, end }) => {
    const dayText = t('availability.day', { weekday: weekday(day).short, date: withoutYear(dateOf(day)) })
    const label = t('availability.use', { day: dayText, time: `${start}–${end}` })
    return { label, dayText, day: writeMeetingDate(day), start, end }
  })

  const note: AvailabilityNoteProps = {
    isClash: Boolean(answer?.people.some(isConflict)),
    offersLabel: t('availability.offers'),
    offers: isClash && offers ? offers : [],
    ...(answer && { text: sentenceOf(answer) }),
    ...(answer?.holiday && { holiday: t('availability.holiday', { name: answer.holiday }) }),
    ...(status === 'failed' && {
      text: t('availability.failed'),
      retry: { label: t('common:failure.retry'), onRetry: retry, isRetrying },
    }),
  }

  function sentenceOf(answer: AvailabilityAnswer): string {
    const others = (state: PersonState) =>
      answer.people.filter((person) => person.state === state && !person.isSelf).map(({ name }) => name)
    const self = answer.people.find(({ isSelf }) => isSelf)?.state
    const unknown = others('unknown')
    const say = (kind: 'busy' | 'away' | 'tentative' | 'noCalendar' | 'unknown', names: string[]) =>
      names.length > 0 ? [t(`availability.${kind}`, { count: names.length, names: names.join(', ') })] : []
    const parts = [
      ...(self === 'busy' ? [t('availability.selfBusy')] : []),
      ...(self === 'away' ? [t('availability.selfAway')] : []),
      ...(self === 'tentative' ? [t('availability.selfTentative')] : []),
      ...say('busy', others('busy')),
      ...say('away', others('away')),
      ...say('tentative', others('tentative')),
    ]
    if (parts.length === 0)
      parts.push(
        answer.people.length - unknown.length > 1 ? t('availability.allFree') : t('availability.youFree'),
      )
    const colleagues = new Set(people.map(({ name }) => foldText(name)))
    const isColleague = (name: string) => colleagues.has(foldText(name))
    parts.push(
      ...say('noCalendar', unknown.filter(isColleague)),
      ...say(
        'unknown',
        unknown.filter((name) => !isColleague(name)),
      ),
    )
    return parts.join(' ')
  }

  const ask = (values: MeetingValues) =>
    setAsked((before) => {
      const next = askedOf(values)
      return JSON.stringify(next) === JSON.stringify(before) ? before : next
    })

  return { marks, note, ask }
}

const isConflict = ({ state }: { state: PersonState }) => state === 'busy' || state === 'away'

const isTaken = ({ state }: { state: PersonState }) => state !== 'free' && state !== 'unknown'
