import { company, type IsoDay } from '@atrium/contract'
import type { ZoneNoteProps } from '@atrium/ui/schedule'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#hooks/useLanguage.ts'
import { staffKey, useTabState } from '#hooks/useTabState.ts'
import { browserZone, type OwnClock, ownClock } from './ownClock.ts'

/** The tab remembers that the second scale of hours is shown. */
const shownKey = `${staffKey}ownClock`

interface OwnClockState {
  /** Set while the second scale is shown. */
  shown: OwnClock | undefined
  /** The note under the navigation, with the button for the second scale. */
  note: ZoneNoteProps
}

/** What a reader in another time zone than the company's needs on a day; `undefined` for all others. */
export function useOwnClock(day: IsoDay): OwnClockState | undefined {
  const { t } = useTranslation('schedule')
  const { language } = useLanguage()
  const [isShown = false, setShown] = useTabState<boolean>(shownKey)
  const clock = useMemo(() => ownClock(day, browserZone()), [day])
  if (!clock) return undefined
  return {
    shown: isShown ? clock : undefined,
    note: {
      text: t('zone.company', { city: company.city[language], offset: clock.company }),
      toggle: {
        label: t('zone.own', { offset: clock.own }),
        isOn: isShown,
        onChange: (isOn) => setShown(isOn || undefined),
      },
    },
  }
}
