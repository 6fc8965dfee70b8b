import { writeTime } from '@atrium/contract/core'
import type { OwnClock } from '@atrium/ui/i18n'
import type { GridSpan, GridTexts } from '@atrium/ui/schedule'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownWeek } from './useScheduleWeek.ts'

const timeOf = ({ start, end }: GridSpan) => `${writeTime(start)}–${writeTime(end)}`

/** The texts of the grid of a week, or of a day. */
export function useGridTexts(
  { span, day, sunday, names }: Pick<ShownWeek, 'span' | 'day' | 'sunday' | 'names'>,
  isReadOnly: boolean,
  own?: OwnClock | undefined,
): GridTexts {
  const isDay = span === 'day'
  const shown = isDay ? day : sunday
  const { t } = useTranslation('schedule')
  const { formatDay, formatDayOfYear, dateOf } = names
  return useMemo(
    () => ({
      label: isDay ? formatDay(shown) : t('grid.label', { day: dateOf(shown) }),
      help: t(
        isDay
          ? isReadOnly
            ? 'grid.helpDayReading'
            : 'grid.helpDay'
          : isReadOnly
            ? 'grid.helpReading'
            : 'grid.help',
      ),
      meetings: t(isDay ? 'grid.meetingsDay' : 'grid.meetings'),
      allDay: {
        label: t('allDay.label'),
        span: (from, to) => `${formatDayOfYear(from.day)} – ${formatDay(to.day)}`,
        more: (count, { label }, names) => `+${count}, ${label}: ${names}`,
        fewer: t('allDay.fewer'),
      },
      time: writeTime,
      own: own && { label: own.own, companyLabel: own.company, timeAt: own.timeAt },
      cell: ({ label }, minutes, meetings) => {
        const place = `${label}, ${writeTime(minutes)}`
        return meetings.length === 0 ? place : `${place}: ${meetings.map(({ title }) => title).join(', ')}`
      },
      picked: ({ title, time }, index, total) => t('grid.picked', { place: index + 1, total, title, time }),
      preview: ({ title }, span) =>
        t('grid.preview', { title, day: formatDayOfYear(span.day), time: timeOf(span) }),
      // `UndoNote` announces the change.
      changed: () => '',
      fixed: ({ title, organiser }) =>
        organiser === undefined ? t('grid.fixed', { title }) : t('grid.organised', { title, organiser }),
      cancelled: t('grid.cancelled'),
    }),
    [t, isDay, shown, own, isReadOnly, formatDay, formatDayOfYear, dateOf],
  )
}
