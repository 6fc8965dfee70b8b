import { writeTime } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '#i18n/useDayNames.ts'
import { Heading } from '#primitives/Heading.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { ChevronRightIcon, PlusIcon } from '#primitives/moreIcons.tsx'
import { Tag } from '#primitives/Tag.tsx'
import { styles } from './DayAgenda.styles.ts'
import { freeSpans, newSpan } from './gridMath.ts'
import type { GridDay, GridHours, GridSpan, PlacedMeeting } from './scheduleTypes.ts'

interface DayAgendaProps {
  day: GridDay
  hours: GridHours
  /** The current time in minutes since midnight, for its line and for the free times; left out on other days. */
  now?: number | undefined
  /** Whether a day that has no meetings here has none. @default true */
  isKnown?: boolean | undefined
  /** What the clock of a reader in another time zone shows at a time of a day, for a second time before each row. */
  timeOn?: ((day: string, minutes: number) => string) | undefined
  onOpen: (id: string) => void
  /** A free time was pressed. Left out where no meeting can be created. */
  onCreate?: ((span: GridSpan) => void) | undefined
  /** Shows the day alone. Left out where that is not possible. */
  onShow?: ((day: string) => void) | undefined
}

/**
 * A day in a narrow window: a list of its meetings and free times, in rows of one height. A time says how long each is. The
 * line of the current time stands after the last row that has begun. A day without any is one line.
 */
export function DayAgenda(props: DayAgendaProps) {
  const { day, hours, now, isKnown = true, timeOn, onOpen, onCreate, onShow } = props
  const { t } = useTranslation('schedule')
  const { formatDayOfYear } = useDayNames()
  const headingId = useId()
  const name = formatDayOfYear(day.day)
  const show = t('agenda.show', { day: name })
  const { meetings, notes } = day
  // A meeting without this person leaves the time free.
  const own = meetings.filter(({ isOthers }) => !isOthers)
  const free = onCreate ? freeSpans(day.day, own, hoursFrom(now, hours)) : []
  const rows: { span: Pick<GridSpan, 'start'>; key: string; entry: ReactNode }[] = [
    ...meetings.map((meeting) => ({
      span: meeting,
      key: meeting.id,
      entry: (
        <AgendaMeeting
          meeting={meeting}
          now={now !== undefined && meeting.start <= now && now < meeting.end ? t('agenda.now') : undefined}
          onOpen={onOpen}
        />
      ),
    })),
    ...free.map((span) => ({
      span,
      key: `free ${span.start}`,
      entry: (
        <button
          type="button"
          aria-label={t('agenda.freeName', { start: writeTime(span.start), end: writeTime(span.end) })}
          onClick={() => onCreate?.(newSpan(day.day, span.start, { ...hours, end: span.end }))}
        >
          {t('agenda.free', { end: writeTime(span.end) })}
          <PlusIcon />
        </button>
      ),
    })),
    ...(now !== undefined && now >= hours.start && now <= hours.end
      ? [{ span: { start: now }, key: 'now', entry: <hr aria-label={t('agenda.now')} /> }]
      : []),
  ].sort((one, other) => one.span.start - other.span.start)
  return (
    <chakra.section
      css={styles.root}
      aria-labelledby={headingId}
      aria-current={day.isToday ? 'date' : undefined}
      data-day={day.day}
    >
      <chakra.div css={styles.head}>
        <chakra.div css={styles.title}>
          <Heading level={2} size="h4" id={headingId} css={styles.heading}>
            {name}
          </Heading>
          {day.isToday && <Tag tone="accent">{t('nav.today')}</Tag>}
          {notes.map(({ kind, text }) => (
            <chakra.p key={kind + text} data-kind={kind} title={text} css={styles.note}>
              {text}
            </chakra.p>
          ))}
          {meetings.length === 0 && isKnown && <chakra.p css={styles.empty}>{t('agenda.none')}</chakra.p>}
        </chakra.div>
        {onShow && (
          <IconButton label={show} title={show} onClick={() => onShow(day.day)}>
            <ChevronRightIcon />
          </IconButton>
        )}
      </chakra.div>
      {rows.length > 0 && (
        <chakra.ol css={styles.list} aria-labelledby={headingId}>
          {rows.map(({ span, key, entry }) => (
            <li key={key}>
              <span>
                <span aria-hidden>{writeTime(span.start)}</span>
                {timeOn && <small>{timeOn(day.day, span.start)}</small>}
              </span>
              {entry}
            </li>
          ))}
        </chakra.ol>
      )}
    </chakra.section>
  )
}

/** The hours that are left today, from the next half hour on; those of another day. */
const hoursFrom = (now: number | undefined, hours: GridHours): GridHours =>
  now === undefined ? hours : { ...hours, start: Math.max(hours.start, Math.ceil(now / 30) * 30) }

interface AgendaMeetingProps {
  meeting: PlacedMeeting
  /** "Now" while it takes place. */
  now: string | undefined
  onOpen: DayAgendaProps['onOpen']
}

function AgendaMeeting({ meeting, now, onOpen }: AgendaMeetingProps) {
  const { id, title, time, initials, look, label, answer, accepted, room, isRepeating, roomTaken } = meeting
  const { isOthers } = meeting
  return (
    <button
      type="button"
      aria-label={now ? `${label}, ${now}` : label}
      data-id={id}
      data-look={isOthers ? undefined : look}
      data-others={isOthers ? '' : undefined}
      data-answer={answer}
      data-repeats={isRepeating ? '' : undefined}
      data-taken={roomTaken ? '' : undefined}
      onClick={() => onOpen(id)}
    >
      <b>{title}</b>{' '}
      <span>
        {time}
        {/* The names are in the label, which begins with the texts of the block: initials are drawn by the style. */}
        {room && <i data-text={` · ${room}`} />}
        {initials.length > 0 && <i data-text={` · ${initials.join(' ')}`} />}
        {accepted && <i data-text={` · ✓ ${accepted}`} />}
        {roomTaken && <i data-text={` · ${roomTaken}`} />}
      </span>
      {now && <Tag tone="accent">{now}</Tag>}
    </button>
  )
}
