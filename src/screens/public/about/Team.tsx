import { company, sections } from '@atrium/contract/core'
import { Message } from '@atrium/ui'
import { TeamScroller, TeamSkeleton } from '@atrium/ui/about'
import { useTranslation } from 'react-i18next'
import { constants } from '#config/constants.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useTeam } from './useTeam.ts'

/** Meet our team (spec 2, About). */
export function Team() {
  const { t } = useTranslation('about')
  const { members, failure } = useTeam()
  return (
    <TeamScroller
      id={sections.meetOurTeam}
      heading={t('team.heading')}
      members={members}
      stepPx={constants.teamStepPx}
      rowLabel={t('team.row')}
      backLabel={t('team.back')}
      onLabel={t('team.on')}
    >
      {failure && <QueryError heading={t('team.failedTitle')} failure={failure} />}
      {!failure && !members && <TeamSkeleton label={t('team.loading')} />}
      {members && (
        <Message heading={t('team.emptyTitle')} text={t('team.emptyText', { email: company.email })} />
      )}
    </TeamScroller>
  )
}
