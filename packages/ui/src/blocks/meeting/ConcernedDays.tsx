import type { IsoDay } from '@atrium/contract/days'
import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '#i18n/useDayNames.ts'
import { Button } from '#primitives/Button.tsx'
import type { DayChange } from './meetingTypes.ts'
import { styles } from './RepeatFields.styles.ts'

/** A meeting of the series that falls on a day off. */
export interface ConcernedDay {
  day: IsoDay
  /** "Day of Mourning"; left out where the person is away. */
  holiday?: string | undefined
  /** The next working day without a meeting of the series; left out where there is none soon. */
  to?: IsoDay | undefined
}

interface ConcernedDaysProps {
  days: readonly ConcernedDay[]
  changes: readonly DayChange[]
  onChange: (changes: readonly DayChange[]) => void
}

/** How many days are listed at first. */
const daysShown = 4

/** The meetings of a series on days off: each of them, or all, can be skipped or moved to the next working day. */
export function ConcernedDays({ days, changes, onChange }: ConcernedDaysProps) {
  const { t } = useTranslation('meeting')
  const { formatDay } = useDayNames()
  const headingId = useId()
  const [isWhole, setWhole] = useState(false)
  const decided = new Map(changes.map((change) => [change.day, change]))
  const others = (day: string) => changes.filter((change) => change.day !== day)
  const movable = days.filter(({ to }) => to)
  const hidden = days.length - daysShown
  const isDecided = days.every(({ day }) => decided.has(day))
  /** Single decisions stay while others are open; once all are made, all of them change. */
  const kept = (day: string) => (isDecided ? undefined : decided.get(day))
  return (
    <chakra.div role="group" aria-labelledby={headingId} css={styles.days}>
      <chakra.p id={headingId} css={styles.heading}>
        {t('repeat.daysOff.heading', { count: days.length })}
      </chakra.p>
      <chakra.ul display="grid" gap="2" listStyleType="none">
        {(isWhole ? days : days.slice(0, daysShown)).map(({ day, holiday, to }) => {
          const change = decided.get(day)
          const name = formatDay(day)
          const reason = holiday ?? t('repeat.daysOff.away')
          return (
            <chakra.li key={day} css={styles.day}>
              <p>{`${name} – ${reason}${to ? '' : `; ${t('repeat.daysOff.unmovable')}`}`}</p>
              <chakra.div css={styles.acts}>
                {/* There before its words, or they would not be read out. */}
                <chakra.span role="status" css={styles.decision}>
                  {change &&
                    (change.to === undefined
                      ? t('repeat.daysOff.skipped')
                      : t('repeat.daysOff.moved', { day: formatDay(to ?? change.to) }))}
                </chakra.span>
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={t(change ? 'repeat.daysOff.keepName' : 'repeat.daysOff.skipName', {
                    day: name,
                  })}
                  onClick={() => onChange(change ? others(day) : [...others(day), { day }])}
                >
                  {t(change ? 'repeat.daysOff.keep' : 'repeat.daysOff.skip')}
                </Button>
                {to && !change && (
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={t('repeat.daysOff.moveName', { day: name, to: formatDay(to) })}
                    onClick={({ currentTarget }) => {
                      // This button disappears; the button that reverts the decision stays.
                      currentTarget.parentElement?.querySelector('button')?.focus()
                      onChange([...others(day), { day, to }])
                    }}
                  >
                    {t('repeat.daysOff.move', { day: formatDay(to) })}
                  </Button>
                )}
              </chakra.div>
            </chakra.li>
          )
        })}
      </chakra.ul>
      {!isWhole && hidden > 0 && (
        <Button variant="quiet" size="sm" minHeight="target" onClick={() => setWhole(true)}>
          {t('repeat.daysOff.more', { count: hidden })}
        </Button>
      )}
      {days.length > 1 && (
        <chakra.div css={styles.all}>
          <Button variant="outline" size="sm" onClick={() => onChange(days.map(({ day }) => ({ day })))}>
            {t('repeat.daysOff.skipAll')}
          </Button>
          {movable.length > 0 && (
            <Button
              variant="outline"
              size="sm"
              onClick={() => onChange(days.map(({ day, to }) => kept(day) ?? { day, ...(to && { to }) }))}
            >
              {t('repeat.daysOff.moveAll')}
            </Button>
          )}
        </chakra.div>
      )}
    </chakra.div>
  )
}
