import { TeamScroller } from '@atrium/ui/about'
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
      members={members}
      error={failure && <QueryError heading={t('team.failedTitle')} failure={failure} />}
      stepPx={constants.teamStepPx}
    />
  )
}
