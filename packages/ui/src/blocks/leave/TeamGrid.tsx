import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '#primitives/Avatar.tsx'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { styles } from './Team.styles.ts'
import type { TeamTable } from './useTeamTable.ts'

const flag = (isOn: boolean) => (isOn ? '' : undefined)

interface TeamGridProps extends TeamTable {
  /** Names the grid: the month in words. */
  label: string
}

/** People and days; names stay in sight while the days pass by. */
export function TeamGrid({ label, days, people }: TeamGridProps) {
  const { t } = useTranslation('team')
  const looksOf = ({ isWeekend, isHoliday, conflict }: TeamTable['days'][number]) => ({
    'data-weekend': flag(isWeekend),
    'data-holiday': flag(isHoliday),
    'data-conflict': flag(conflict !== undefined),
  })
  return (
    <chakra.div role="group" aria-label={label} tabIndex={0} data-tone="light" css={styles.box}>
      <chakra.table aria-label={label} css={styles.table}>
        <thead>
          <tr>
            <th data-name scope="col">
              {t('person')}
            </th>
            {days.map((day) => (
              <th
                key={day.day}
                scope="col"
                title={day.conflict}
                data-today={flag(day.isToday)}
                aria-current={day.isToday ? 'date' : undefined}
                {...looksOf(day)}
              >
                <span aria-hidden>
                  {day.short.weekday}
                  <br />
                  {day.short.date}
                </span>
                <VisuallyHidden>{[day.name, day.conflict].filter(Boolean).join(', ')}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map(({ id, name, photo, unit, away }) => (
            <tr key={id}>
              <th data-name scope="row">
                <Avatar fullname={name} photo={photo} />
                {name}
                <small>{unit}</small>
              </th>
              {days.map((day, place) => {
                const absence = away.get(day.day)
                const before = away.get(days[place - 1]?.day ?? '')
                const after = away.get(days[place + 1]?.day ?? '')
                return (
                  <td key={day.day} title={absence?.text} {...looksOf(day)}>
                    {absence && (
                      <chakra.span
                        data-look={absence.look}
                        data-first={flag(before?.text !== absence.text)}
                        data-last={flag(after?.text !== absence.text)}
                        css={styles.bar}
                      >
                        <VisuallyHidden>{absence.text}</VisuallyHidden>
                      </chakra.span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  )
}
