import { company, writeTime } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import { workingHours } from '@atrium/contract/meetings'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { OwnClock } from '#i18n/ownClock.ts'
import { useDayNames } from '#i18n/useDayNames.ts'
import { Switch } from '#primitives/Switch.tsx'

export interface ZoneNoteProps {
  /** The clock of the scale. */
  clock: OwnClock
  /** The days that the scale does not fit, from or until `day`, and their clock. */
  change?: { isLater: boolean; day: IsoDay; clock: OwnClock | undefined } | undefined
  /** Whether the second scale of hours is shown. */
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** For a reader in another time zone: whose times the schedule shows, and their own beside them. */
export function ZoneNote({ clock, change, isOn, onChange }: ZoneNoteProps) {
  const { t } = useTranslation('schedule')
  const { language, formatDayOfYear } = useDayNames()
  const city = company.city[language]
  return (
    <chakra.div css={styles}>
      <p>{t('zone.company', { city, offset: clock.company })}</p>
      <Switch label={t('zone.own', { offset: clock.own })} isOn={isOn} onChange={onChange} />
      {/* There before its words, or they would not be read out. */}
      <p role="status">
        {change &&
          t(change.isLater ? 'zone.from' : 'zone.until', {
            day: formatDayOfYear(change.day),
            city,
            time: writeTime(workingHours.start),
            own: change.clock?.timeAt(workingHours.start),
          })}
      </p>
    </chakra.div>
  )
}

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  textStyle: 'small',
  color: 'fg.muted',
  _print: { '& label': { display: 'none' } },
} as const
