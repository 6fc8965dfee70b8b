import { type IsoDay, writeTime } from '@atrium/contract'
import type { GridSpan, GridTexts } from '@atrium/ui/schedule'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '#hooks/useDayNames.ts'

const timeOf = ({ start, end }: GridSpan) => `${writeTime(start)}–${writeTime(end)}`

/** The texts of the grid for the week from `sunday` on. */
export function useGridTexts(sunday: IsoDay, isReadOnly: boolean): GridTexts {
  const { t } = useTranslation('schedule')
  const { sayDay, sayDayOfYear, dateOf } = useDayNames()
  return useMemo(
    () => ({
      label: t('grid.label', { day: dateOf(sunday) }),
      help: isReadOnly ? t('grid.helpReading') : t('grid.help'),
      meetings: t('grid.meetings'),
      allDay: {
        label: t('allDay.label'),
        span: (from, to) => `${sayDayOfYear(from.day)} – ${sayDay(to.day)}`,
        more: (count, { label }, names) => `+${count}, ${label}: ${names}`,
        fewer: t('allDay.fewer'),
      },
      time: writeTime,
      cell: ({ label }, minutes, meetings) => {
        const place = `${label}, ${writeTime(minutes)}`
        return meetings.length === 0 ? place : `${place}: ${meetings.map(({ title }) => title).join(', ')}`
      },
      picked: ({ title, time }, index, total) => t('grid.picked', { place: index + 1, total, title, time }),
      preview: ({ title }, span) =>
        t('grid.preview', { title, day: sayDayOfYear(span.day), time: timeOf(span) }),
      // `UndoNote` announces the change.
      changed: () => '',
      fixed: ({ title, organiser }) =>
        organiser === undefined ? t('grid.fixed', { title }) : t('grid.organised', { title, organiser }),
      cancelled: t('grid.cancelled'),
    }),
    [t, sunday, isReadOnly, sayDay, sayDayOfYear, dateOf],
  )
}
