import { weekdayOf } from '@atrium/contract/days'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '#i18n/useDayNames.ts'
import { DayColumn } from './DayColumn.tsx'
import { GridTable, gridSizes } from './GridTable.tsx'
import { insetOf } from './gridMath.ts'
import type { WeekGridProps } from './scheduleTypes.ts'
import { useWeekGrid } from './useWeekGrid.ts'

/** The grid, the meetings over it, the line of the current time, and the live region. */
export function GridScene(props: WeekGridProps) {
  const { days, hours, ownHours = hours, clock, now, isReadOnly = false } = props
  const { t } = useTranslation('schedule')
  const names = useDayNames()
  const { sceneRef, handlers } = useWeekGrid(props, t, names)
  const helpId = useId()
  const count = days.length
  const isDay = count === 1
  const today = now ? days.findIndex(({ day }) => day === now.day) : -1
  const isNowShown = now && today >= 0 && now.minutes >= hours.start && now.minutes <= hours.end
  return (
    <div ref={sceneRef} data-part="scene" style={gridSizes(count, hours)} {...handlers}>
      <div data-part="page">
        <GridTable {...{ days, hours, clock, t, names, helpId, isReadOnly }} />
        <div data-part="layer">
          {[
            { start: hours.start, end: ownHours.start },
            { start: ownHours.end, end: hours.end },
          ]
            .filter(({ start, end }) => start < end)
            .map((span) => (
              <div key={span.start} data-part="off" style={{ inset: insetOf(span, 0, 1, hours) }} />
            ))}
          {/* Before the days: it lies under their meetings. */}
          {isNowShown && (
            <div
              data-part="now"
              style={{
                inset: insetOf(
                  { start: now.minutes, end: now.minutes },
                  today / count,
                  (today + 1) / count,
                  hours,
                ),
              }}
            />
          )}
          {/* biome-ignore lint/a11y/useSemanticElements: a set of fields is something else. */}
          <div data-part="days" role="group" aria-label={t(isDay ? 'grid.meetingsDay' : 'grid.meetings')}>
            {days.map((day) => (
              <DayColumn
                key={weekdayOf(day.day)}
                day={day}
                label={names.formatDay(day.day)}
                hours={hours}
                isAlone={isDay}
              />
            ))}
          </div>
          <div data-part="ghost" aria-hidden hidden>
            <b />
            <span />
          </div>
        </div>
      </div>
      <p id={helpId} hidden>
        {t(
          isDay
            ? isReadOnly
              ? 'grid.helpDayReading'
              : 'grid.helpDay'
            : isReadOnly
              ? 'grid.helpReading'
              : 'grid.help',
        )}
      </p>
      <p data-part="said" aria-live="polite" />
    </div>
  )
}
