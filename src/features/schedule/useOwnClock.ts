import { company, writeTime } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import { workingHours } from '@atrium/contract/meetings'
import { browserZone, clockOn, type OwnClock, useDayNames } from '@atrium/ui/i18n'
import type { ZoneNoteProps } from '@atrium/ui/schedule'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#hooks/useLanguage.ts'
import { staffKey, useTabState } from '#hooks/useTabState.ts'

/** The tab remembers that the second scale of hours is shown. */
const shownKey = `${staffKey}ownClock`

interface OwnClockState {
  /** Set while the second scale is shown: the clock on the chosen day. */
  shown: OwnClock | undefined
  /** Set likewise: the reader's time on any of the days. */
  timeOn: ((day: IsoDay, minutes: number) => string) | undefined
  /** The note under the navigation, with the button for the second scale. */
  note: ZoneNoteProps
}

/**
 * What a reader in another time zone than the company's needs on the `days` that are shown; `undefined` for all others. The
 * scale is that of the chosen day. Where a clock is put forward or back among the days, the note says what the others have.
 */
export function useOwnClock(day: IsoDay, days: readonly IsoDay[]): OwnClockState | undefined {
  const { t } = useTranslation('schedule')
  const { language } = useLanguage()
  const { formatDayOfYear } = useDayNames()
  const [isShown = false, setShown] = useTabState<boolean>(shownKey)
  const clocks = useMemo(() => {
    const zone = browserZone()
    // Clocks are slow to ask, and most readers are where the company is.
    return zone === company.timeZone ? undefined : new Map(days.map((one) => [one, clockOn(one, zone)]))
  }, [days])
  const clock = clocks?.get(day)
  if (!clocks || !clock || [...clocks.values()].every(({ own, company }) => own === company)) return undefined
  const others = [...clocks.keys()].filter((one) => clocks.get(one)?.own !== clock.own)
  const isLater = (others[0] ?? day) > day
  const other = isLater ? others[0] : others.at(-1)
  const city = company.city[language]
  return {
    shown: isShown ? clock : undefined,
    timeOn: isShown ? (one, minutes) => clocks.get(one)?.timeAt(minutes) ?? '' : undefined,
    note: {
      text: t('zone.company', { city, offset: clock.company }),
      change:
        isShown && other
          ? t(isLater ? 'zone.from' : 'zone.until', {
              day: formatDayOfYear(other),
              city,
              time: writeTime(workingHours.start),
              own: clocks.get(other)?.timeAt(workingHours.start),
            })
          : undefined,
      toggle: {
        label: t('zone.own', { offset: clock.own }),
        isOn: isShown,
        onChange: (isOn) => setShown(isOn || undefined),
      },
    },
  }
}
