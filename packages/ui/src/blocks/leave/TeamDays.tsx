import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '#primitives/Avatar.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './Team.styles.ts'
import type { TeamTable } from './useTeamTable.ts'

/** The days with absences, each with the people. */
export function TeamDays({ days, people }: TeamTable) {
  const { t } = useTranslation('team')
  const busy = days.filter(({ day }) => people.some(({ away }) => away.has(day)))
  if (busy.length === 0) return <Text tone="muted">{t('nobody')}</Text>
  return (
    <chakra.ul css={styles.days}>
      {busy.map(({ day, name, conflict }) => (
        <chakra.li key={day} css={styles.day}>
          <h2>{name}</h2>
          {conflict && <p data-conflict>{conflict}</p>}
          <ul>
            {people.map((person) => {
              const absence = person.away.get(day)
              return (
                absence && (
                  <li key={person.id}>
                    <chakra.span aria-hidden data-look={absence.look} css={styles.swatch} />
                    <Avatar fullname={person.name} photo={person.photo} />
                    <span>
                      {person.name}
                      <small>{absence.text}</small>
                    </span>
                  </li>
                )
              )
            })}
          </ul>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
