import { foldText } from '@atrium/contract/core'
import {
  type AvailabilityAnswer,
  type PersonState,
  readMeetingDate,
  writeMeetingDate,
} from '@atrium/contract/meetings'
import { useDayNames, withoutYear } from '@atrium/ui/i18n'
import type { AvailabilityNoteProps, MeetingValues } from '@atrium/ui/meeting'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAvailability } from '#screens/staff/calendar/useAvailability.ts'
import { useAvailabilityGrid } from './useAvailabilityGrid.ts'

type Asked = Pick<MeetingValues, 'day' | 'start' | 'end' | 'attendees' | 'invitees' | 'roomname' | 'repeats'>

interface Options {
  /** The meeting that is changed. */
  exceptId: string | undefined
  /** The colleagues that the form suggests. */
  people: readonly { name: string; personId?: string | undefined }[]
}

const askedOf = ({ day, start, end, attendees, invitees, roomname, repeats }: Asked): Asked => ({
  day,
  start,
  end,
  attendees,
  invitees,
  roomname,
  repeats,
})

/** How many people a sentence names. */
const namesShown = 3

/**
 * Who is free at the time in the form, in texts, the next times that suit everyone, and the grid of people and times;
 * `colleagues` are those among the guests, by their addresses. `ask` takes the current values; only a change of time, people or room renders anything.
 */
export function useMeetingAvailability(first: MeetingValues, { exceptId, people }: Options) {
  const { t } = useTranslation(['meeting', 'common'])
  const { weekday, dateOf, formatDayOfYear } = useDayNames()
  const [asked, setAsked] = useState(() => askedOf(first))
  const { attendees, roomname } = asked
  const day = readMeetingDate(asked.day)
  const personIds = new Map(asked.invitees.map(({ name, personId }) => [name, personId]))
  const emails = asked.invitees.flatMap(({ email }) => email ?? [])
  const { status, answer, retry, isRetrying } = useAvailability({
    people: attendees.filter((name) => !personIds.get(name)),
    personIds: attendees.flatMap((name) => personIds.get(name) ?? []),
    ...(emails.length > 0 && { emails }),
    day: day ?? '',
    start: asked.start,
    end: asked.end,
    ...(roomname && { roomname }),
    ...(exceptId && { exceptId }),
  })
  const answered = answer?.people ?? []
  /** The server drops a name that is written in another way, or whose people were asked for by id. */
  const personOf = (name: string) => {
    const id = personIds.get(name)
    if (id) return answered.find((one) => one.personId === id)
    const ofName = answered.filter((one) => foldText(one.name) === foldText(name))
    return ofName.find((one) => one.personId === undefined) ?? ofName[0]
  }
  const availability = Object.fromEntries(
    attendees.flatMap((name) => {
      const person = personOf(name)
      return person ? [[name, person]] : []
    }),
  )
  const isRoomTaken = answer?.room?.state === 'busy'
  const isClash = isRoomTaken || answered.some(isConflict)
  const isOffered = isRoomTaken || answer?.holiday || answer?.isWeekend || answered.some(isTaken)
  const grid = useAvailabilityGrid({
    day,
    start: asked.start,
    end: asked.end,
    attendees,
    roomname,
    isClash,
    isLoading: status === 'checking',
    answer,
    personOf,
  })

  const offers = answer?.next.map(({ day, start, end }) => {
    const dayText = t('availability.day', { weekday: weekday(day).short, date: withoutYear(dateOf(day)) })
    const label = t('availability.use', { day: dayText, time: `${start}–${end}` })
    return { label, dayText, day: writeMeetingDate(day), start, end }
  })

  const note: AvailabilityNoteProps = {
    isClash,
    offersLabel: t('availability.offers'),
    offers: isOffered && offers ? offers : [],
    ...(answer && { text: sentenceOf(answer) }),
    ...(answer?.isWeekend && { holiday: t('availability.weekend') }),
    ...(answer?.holiday && { holiday: t('availability.holiday', { name: answer.holiday }) }),
    ...(status === 'failed' && {
      text: t('availability.failed'),
      retry: { label: t('common:failure.retry'), onRetry: retry, isRetrying },
    }),
    grid,
  }

  function sentenceOf(answer: AvailabilityAnswer): string {
    const others = (state: PersonState) => attendees.filter((name) => personOf(name)?.state === state)
    const self = answer.people.find(({ isSelf }) => isSelf)?.state
    const unknown = others('unknown')
    const listOf = (names: string[]) => {
      const shown = names.slice(0, namesShown).join(', ')
      const number = names.length - namesShown
      return number > 0 ? t('availability.andMore', { names: shown, number }) : shown
    }
    const say = (kind: 'busy' | 'away' | 'tentative' | 'noCalendar' | 'unknown', names: string[]) =>
      names.length > 0 ? [t(`availability.${kind}`, { count: names.length, names: listOf(names) })] : []
    const parts = [
      ...(self === 'busy' ? [t('availability.selfBusy')] : []),
      ...(self === 'away' ? [t('availability.selfAway')] : []),
      ...(self === 'tentative' ? [t('availability.selfTentative')] : []),
      ...say('busy', others('busy')),
      ...say('away', others('away')),
      ...say('tentative', others('tentative')),
      ...(isRoomTaken && roomname ? [t('availability.roomTaken', { name: roomname })] : []),
    ]
    if (parts.length === 0) {
      const number = answer.people.length - unknown.length
      if (number <= 1) parts.push(t('availability.youFree'))
      else
        parts.push(unknown.length > 0 ? t('availability.knownFree', { number }) : t('availability.allFree'))
    }
    const colleagues = new Set(people.map(({ name }) => foldText(name)))
    const isColleague = (name: string) => colleagues.has(foldText(name))
    const guests = new Set(asked.invitees.filter(({ email }) => email).map(({ name }) => name))
    const hasNoCalendar = (name: string) => isColleague(name) || guests.has(name)
    parts.push(
      ...say('noCalendar', unknown.filter(hasNoCalendar)),
      ...say(
        'unknown',
        unknown.filter((name) => !hasNoCalendar(name)),
      ),
    )
    if (asked.repeats !== '' && day) parts.push(t('availability.oneDay', { day: formatDayOfYear(day) }))
    return parts.join(' ')
  }

  const ask = (values: MeetingValues) =>
    setAsked((before) => {
      const next = askedOf(values)
      return JSON.stringify(next) === JSON.stringify(before) ? before : next
    })

  const colleagues = answered.flatMap(({ name, personId, email }) =>
    personId && email
      ? [{ name: people.find((one) => one.personId === personId)?.name ?? name, personId, email }]
      : [],
  )
  return { availability, note, ask, colleagues }
}

const isConflict = ({ state }: { state: PersonState }) => state === 'busy' || state === 'away'

const isTaken = ({ state }: { state: PersonState }) => state !== 'free' && state !== 'unknown'
