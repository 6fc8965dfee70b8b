import { company } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import { clockOn, type OwnClock, useBrowserZone } from '@atrium/ui/i18n'
import type { ZoneNoteProps } from '@atrium/ui/schedule'
import { useMemo } from 'react'
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
  const [isShown = false, setShown] = useTabState<boolean>(shownKey)
  const zone = useBrowserZone()
  const clocks = useMemo(
    // Clocks are slow to ask, and most readers are where the company is.
    () =>
      zone === undefined || zone === company.timeZone
        ? undefined
        : new Map(days.map((one) => [one, clockOn(one, zone)])),
    [days, zone],
  )
  const clock = clocks?.get(day)
  if (!clocks || !clock || [...clocks.values()].every(({ own, company }) => own === company)) return undefined
  const others = [...clocks.keys()].filter((one) => clocks.get(one)?.own !== clock.own)
  const isLater = (others[0] ?? day) > day
  const other = isLater ? others[0] : others.at(-1)
  return {
    shown: isShown ? clock : undefined,
    timeOn: isShown ? (one, minutes) => clocks.get(one)?.timeAt(minutes) ?? '' : undefined,
    note: {
      clock,
      change: isShown && other ? { isLater, day: other, clock: clocks.get(other) } : undefined,
      isOn: isShown,
      onChange: (isOn) => setShown(isOn || undefined),
    },
  }
}
