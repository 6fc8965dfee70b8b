import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { Button } from '#primitives/Button.tsx'
import type { DayChange } from './meetingTypes.ts'
import { styles } from './RepeatFields.styles.ts'

/** A meeting of the series that falls on a day off. */
export interface ConcernedDay {
  /** `2026-11-24`. */
  day: string
  /** "Wednesday 20 January 2027" */
  name: string
  /** "Day of Mourning", "you are away" */
  reason: string
  /** The next working day without a meeting of the series; left out where there is none soon. */
  to?: { day: string; name: string } | undefined
}

export interface ConcernedDaysTexts {
  heading: (count: number) => string
  skip: string
  /** "Move to Thursday 21 January 2027" */
  move: (day: string) => string
  /** The names of the buttons for one day. */
  skipName: (day: string) => string
  moveName: (day: string, to: string) => string
  skipAll: string
  moveAll: string
  skipped: string
  /** Why a day has no `to`: "no free working day to move it to within two weeks". */
  unmovable: string
  moved: (day: string) => string
  /** Takes a decision back. */
  keep: string
  keepName: (day: string) => string
  more: (count: number) => string
}

interface ConcernedDaysProps {
  texts: ConcernedDaysTexts
  days: readonly ConcernedDay[]
  changes: readonly DayChange[]
  onChange: (changes: readonly DayChange[]) => void
}

/** How many days are listed at first. */
const daysShown = 4

/** The meetings of a series on days off: each of them, or all, can be skipped or moved to the next working day. */
export function ConcernedDays({ texts, days, changes, onChange }: ConcernedDaysProps) {
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
        {texts.heading(days.length)}
      </chakra.p>
      <chakra.ul display="grid" gap="2" listStyleType="none">
        {(isWhole ? days : days.slice(0, daysShown)).map(({ day, name, reason, to }) => {
          const change = decided.get(day)
          return (
            <chakra.li key={day} css={styles.day}>
              <p>{`${name} – ${reason}${to ? '' : `; ${texts.unmovable}`}`}</p>
              <chakra.div css={styles.acts}>
                {/* There before its words, or they would not be read out. */}
                <chakra.span role="status" css={styles.decision}>
                  {change && (change.to === undefined ? texts.skipped : texts.moved(to?.name ?? change.to))}
                </chakra.span>
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={change ? texts.keepName(name) : texts.skipName(name)}
                  onClick={() => onChange(change ? others(day) : [...others(day), { day }])}
                >
                  {change ? texts.keep : texts.skip}
                </Button>
                {to && !change && (
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={texts.moveName(name, to.name)}
                    onClick={({ currentTarget }) => {
                      // This button goes; the one that takes the decision back stays.
                      currentTarget.parentElement?.querySelector('button')?.focus()
                      onChange([...others(day), { day, to: to.day }])
                    }}
                  >
                    {texts.move(to.name)}
                  </Button>
                )}
              </chakra.div>
            </chakra.li>
          )
        })}
      </chakra.ul>
      {!isWhole && hidden > 0 && (
        <Button variant="quiet" size="sm" minHeight="target" onClick={() => setWhole(true)}>
          {texts.more(hidden)}
        </Button>
      )}
      {days.length > 1 && (
        <chakra.div css={styles.all}>
          <Button variant="outline" size="sm" onClick={() => onChange(days.map(({ day }) => ({ day })))}>
            {texts.skipAll}
          </Button>
          {movable.length > 0 && (
            <Button
              variant="outline"
              size="sm"
              onClick={() =>
                onChange(days.map(({ day, to }) => kept(day) ?? { day, ...(to && { to: to.day }) }))
              }
            >
              {texts.moveAll}
            </Button>
          )}
        </chakra.div>
      )}
    </chakra.div>
  )
}
