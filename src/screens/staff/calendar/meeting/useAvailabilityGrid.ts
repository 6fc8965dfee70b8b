import { readTime, writeTime } from '@atrium/contract/core'
import { addDays, type IsoDay } from '@atrium/contract/days'
import {
  type AvailabilityAnswer,
  type BusySpan,
  workingHours,
  writeMeetingDate,
} from '@atrium/contract/meetings'
import { minutesOf } from '@atrium/contract/meetings/freeBusy'
import { useDayNames, withoutYear } from '@atrium/ui/i18n'
import type { AvailabilityGridProps } from '@atrium/ui/meeting'
import { useTranslation } from 'react-i18next'
import { useStaffUser } from '#hooks/useStaffUser.ts'

interface Asked {
  /** Left out while the form has no day. */
  day: IsoDay | undefined
  /** As typed. */
  start: string
  end: string
  /** The names in the form. */
  attendees: readonly string[]
  /** Empty without one. */
  roomname: string
  isClash: boolean
  isLoading: boolean
  answer: AvailabilityAnswer | undefined
  /** The answer about a name of the form. */
  personOf: (name: string) => AvailabilityAnswer['people'][number] | undefined
}

/** What is known of a person, or of a room. */
interface Known {
  state: string
  worksElsewhere?: boolean | undefined
  busy: readonly BusySpan[]
}

type Row = AvailabilityGridProps['rows'][number]

/** The props of the grid of people and times; `undefined` while the form has no day. */
export function useAvailabilityGrid({ day, answer, ...asked }: Asked): AvailabilityGridProps | undefined {
  const { t } = useTranslation('meeting')
  const { weekday, dateOf, formatDayOfYear } = useDayNames()
  const { firstName, lastName } = useStaffUser()
  if (day === undefined) return undefined

  const look = answer?.holiday ? 'holiday' : 'weekend'
  const closed: AvailabilityGridProps['closed'] =
    answer?.holiday || answer?.isWeekend ? { look, text: t('availability.grid.closed') } : undefined
  const textOf = (busy: readonly BusySpan[]) =>
    busy
      .map(({ start, end, kind }) =>
        t('availability.grid.span', { time: `${start}–${end}`, state: t(`availability.states.${kind}`) }),
      )
      .join(', ')
  const rowOf = (name: string, known: Known | undefined): Row => {
    if (!known) return { name, busy: [], text: t('availability.grid.checking') }
    if (known.state === 'unknown')
      return { name, busy: [], text: t('availability.grid.unknown'), note: t('availability.grid.unknown') }
    const words = textOf(known.busy) || (closed?.text ?? t('availability.grid.free'))
    const note = known.worksElsewhere && known.state !== 'away' ? t('availability.elsewhere') : undefined
    return {
      name,
      busy: known.busy.map(({ start, end, kind }) => ({
        start: readTime(start) ?? 0,
        end: readTime(end) ?? 0,
        look: kind,
      })),
      text: [note, words].filter(Boolean).join(', '),
      note,
    }
  }
  const own = `${firstName} ${lastName}`.trim()
  const span = minutesOf(asked)
  const isInside = span && workingHours.start <= span.start && span.end <= workingHours.end
  const { roomname } = asked
  return {
    label: t('availability.grid.label', { day: formatDayOfYear(day) }),
    dayText: t('availability.day', { weekday: weekday(day).short, date: withoutYear(dateOf(day)) }),
    dayBefore: writeMeetingDate(addDays(day, -1)),
    dayAfter: writeMeetingDate(addDays(day, 1)),
    texts: {
      dayBefore: t('availability.grid.dayBefore'),
      dayAfter: t('availability.grid.dayAfter'),
      name: t('availability.grid.name'),
      hours: t('availability.grid.hours'),
      band: t('availability.grid.band'),
      hint: t('availability.grid.hint'),
      legend: t('availability.grid.legend'),
      looks: {
        busy: t('availability.states.busy'),
        tentative: t('availability.states.tentative'),
        away: t('availability.states.away'),
      },
    },
    hours: workingHours,
    rows: [
      rowOf(
        t('availability.grid.you', { name: own }),
        answer?.people.find(({ isSelf }) => isSelf),
      ),
      ...asked.attendees.map((name) => rowOf(name, asked.personOf(name))),
      ...(roomname ? [rowOf(t('availability.grid.room', { name: roomname }), answer?.room)] : []),
    ],
    closed,
    ...(isInside && { span }),
    isClash: asked.isClash,
    isLoading: asked.isLoading,
    timeOf: writeTime,
  }
}
