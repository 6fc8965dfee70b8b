import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { dayAgendaRecipe } from './DayAgenda.recipe.ts'
import { freeSpans, newSpan } from './gridMath.ts'
import type { GridDay, GridHours, GridSpan, GridTexts, PlacedMeeting } from './scheduleTypes.ts'

export interface AgendaTexts {
  /** The day that is shown: "Thursday 19 November". Begins with a capital letter. */
  day: string
  /** "There are no meetings on this day."; left out while that is not known. */
  empty?: string | undefined
  /** What is seen of a free time: "Free until 11:00". */
  free: (span: GridSpan) => string
  /** Its name, which begins with what is seen: "Free until 11:00, from 09:30: create a meeting". */
  freeName: (span: GridSpan) => string
}

interface DayAgendaProps {
  day: GridDay
  hours: GridHours
  time: GridTexts['time']
  texts: AgendaTexts
  onOpen: (id: string) => void
  /** A free time was pressed. Left out where no meeting can be created. */
  onCreate?: ((span: GridSpan) => void) | undefined
}

/** A day in a narrow window: its meetings and its free times, one under the other. */
export function DayAgenda({ day, hours, time, texts, onOpen, onCreate }: DayAgendaProps) {
  const styles = useSlotRecipe({ recipe: dayAgendaRecipe })()
  const headingId = useId()
  const { meetings, notes } = day
  const free = onCreate ? freeSpans(day.day, meetings, hours) : []
  const rows: { span: Pick<GridSpan, 'start'>; key: string; entry: ReactNode }[] = [
    ...meetings.map((meeting) => ({
      span: meeting,
      key: meeting.id,
      entry: <AgendaMeeting meeting={meeting} onOpen={onOpen} />,
    })),
    ...free.map((span) => ({
      span,
      key: `free ${span.start}`,
      entry: (
        <button
          type="button"
          aria-label={texts.freeName(span)}
          onClick={() => onCreate?.(newSpan(day.day, span.start, { ...hours, end: span.end }))}
        >
          {texts.free(span)}
        </button>
      ),
    })),
  ].sort((one, other) => one.span.start - other.span.start)
  return (
    <chakra.section css={styles.root} aria-labelledby={headingId}>
      <Heading level={2} size="h4" id={headingId} css={styles.heading}>
        {texts.day}
      </Heading>
      {notes.map(({ kind, text }) => (
        <chakra.p key={kind + text} data-kind={kind} title={text} css={styles.note}>
          {text}
        </chakra.p>
      ))}
      {meetings.length === 0 && texts.empty && <chakra.p css={styles.empty}>{texts.empty}</chakra.p>}
      {rows.length > 0 && (
        <chakra.ol css={styles.list} aria-labelledby={headingId}>
          {rows.map(({ span, key, entry }) => (
            <li key={key}>
              <span aria-hidden>{time(span.start)}</span>
              {entry}
            </li>
          ))}
        </chakra.ol>
      )}
    </chakra.section>
  )
}

/** A meeting: as high as it is long. */
function AgendaMeeting({ meeting, onOpen }: { meeting: PlacedMeeting; onOpen: DayAgendaProps['onOpen'] }) {
  const { id, title, time, initials, look, label, start, end } = meeting
  return (
    <button
      type="button"
      aria-label={label}
      data-id={id}
      data-look={look}
      style={{ minHeight: `${(end - start) / 16}rem` }}
      onClick={() => onOpen(id)}
    >
      <b>{title}</b>{' '}
      <span>
        {time}
        {/* The names are in the label, which begins with the texts of the block: initials are drawn by the style. */}
        {initials.length > 0 && <i data-text={` · ${initials.join(' ')}`} />}
      </span>
    </button>
  )
}
