import { formatMonth } from '@atrium/contract/core'
import type { TeamAbsences } from '@atrium/contract/leave'
import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'
import { Message } from '#primitives/Message.tsx'
import { Text } from '#primitives/Text.tsx'
import { useMedia } from '#primitives/useMedia.ts'
import { styles } from './Team.styles.ts'
import { TeamGrid } from './TeamGrid.tsx'
import { TeamList } from './TeamList.tsx'
import { type TeamTableData, useTeamTable } from './useTeamTable.ts'

interface TeamMonthProps extends Omit<TeamTableData, 'team'> {
  /** `undefined` while it loads. */
  team: readonly TeamAbsences[] | undefined
  /** Replaces the month: the error of the query. */
  error?: ReactNode
}

const looks = ['granted', 'pending', 'elsewhere', 'conflict'] as const
const looksOfDays = ['holiday', 'weekend'] as const

/** The absences of a team in a month. */
export function TeamMonth({ team, error, ...month }: TeamMonthProps) {
  const { t } = useTranslation('team')
  if (error) return error
  if (!team) return <SkeletonRegion label={t('loading')} />
  if (team.length === 0) return <Message heading={t('empty')} text={t('emptyText')} />
  return <Month team={team} {...month} />
}

/** People and days, or a list of absences in narrow windows, with the looks that it has. */
function Month(data: TeamTableData) {
  const { t } = useTranslation('team')
  const language = useReaderLanguage()
  const isWide = useMedia('(min-width: 48em), print')
  const table = useTeamTable(data)
  return (
    <div>
      {isWide ? (
        <TeamGrid label={formatMonth(`${data.month}-01`, language)} {...table} />
      ) : (
        <TeamList absences={table.absences} />
      )}
      <chakra.ul css={styles.legend}>
        {[...looks, ...(isWide ? looksOfDays : [])].map((look) => (
          <Text as="li" key={look} size="small" tone="muted" display="flex" gap="2">
            <chakra.span aria-hidden data-look={look} css={styles.swatch} />
            {t(`legend.${look}`)}
          </Text>
        ))}
      </chakra.ul>
    </div>
  )
}
