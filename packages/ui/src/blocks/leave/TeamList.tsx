import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '#primitives/Avatar.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './Team.styles.ts'
import type { TeamTable } from './useTeamTable.ts'

/** The absences of a month, a card for each. */
export function TeamList({ absences }: Pick<TeamTable, 'absences'>) {
  const { t } = useTranslation('team')
  if (absences.length === 0) return <Text tone="muted">{t('nobody')}</Text>
  return (
    <chakra.ul css={styles.cards}>
      {absences.map(({ id, name, photo, unit, look, text, days, conflicts }) => (
        <chakra.li key={id} css={styles.card}>
          <chakra.span aria-hidden data-look={look} css={styles.swatch} />
          <div>
            <chakra.div display="flex" alignItems="center" gap="2">
              <Avatar fullname={name} photo={photo} />
              <h2>{name}</h2>
            </chakra.div>
            {unit && <small>{unit}</small>}
            <chakra.p fontWeight="medium" marginTop="1.5">
              {days}
            </chakra.p>
            <p>{text}</p>
            {conflicts.map((conflict) => (
              <p key={conflict} data-conflict>
                {conflict}
              </p>
            ))}
          </div>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
