import type { BusySpan } from '@atrium/contract/meetings'
import { minutesOf } from '@atrium/contract/meetings/freeBusy'
import { useTranslation } from 'react-i18next'
import type { GridMinutes } from './availabilityGridMath.ts'
import type { MeetingAvailability, PersonAvailability } from './meetingTypes.ts'

interface AvailabilityRow {
  /** The name of a person or of the room, each once. */
  name: string
  /** In minutes since midnight, within the hours, in chronological order. */
  busy: readonly (GridMinutes & Pick<BusySpan, 'kind'>)[]
  /** The row in words: "busy 10:00–11:00, away 14:00–18:00", or "free all day". */
  text: string
  /** Shown below the name, and in the row's words: "not known", "works elsewhere". @default none */
  note?: string | undefined
}

type Known = Pick<PersonAvailability, 'worksElsewhere' | 'busy'> & { state: string }

/** The rows of the grid: the person, the attendees and the room. */
export function useAvailabilityRows(props: MeetingAvailability): readonly AvailabilityRow[] {
  const { asked, answer, ownName, known } = props
  const { t } = useTranslation('meeting')
  const { attendees, roomname } = asked
  const textOf = (busy: readonly BusySpan[]) =>
    busy
      .map(({ start, end, kind }) =>
        t('availability.grid.span', { time: `${start}–${end}`, state: t(`availability.states.${kind}`) }),
      )
      .join(', ')
  const free =
    answer?.holiday || answer?.isWeekend ? t('availability.grid.closed') : t('availability.grid.free')
  const rowOf = (name: string, one: Known | undefined): AvailabilityRow => {
    if (!one) return { name, busy: [], text: t('availability.grid.checking') }
    if (one.state === 'unknown')
      return { name, busy: [], text: t('availability.grid.unknown'), note: t('availability.grid.unknown') }
    const words = textOf(one.busy) || free
    const note = one.worksElsewhere && one.state !== 'away' ? t('availability.elsewhere') : undefined
    const busy = one.busy.flatMap(({ kind, ...span }) => {
      const minutes = minutesOf(span)
      return minutes ? [{ ...minutes, kind }] : []
    })
    return { name, busy, text: [note, words].filter(Boolean).join(', '), note }
  }
  return [
    rowOf(
      t('availability.grid.you', { name: ownName }),
      answer?.people.find(({ isSelf }) => isSelf),
    ),
    ...attendees.map((name) => rowOf(name, known[name])),
    ...(roomname ? [rowOf(t('availability.grid.room', { name: roomname }), answer?.room)] : []),
  ]
}
