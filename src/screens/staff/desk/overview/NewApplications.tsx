import { LinkButton, SkeletonRegion } from '@atrium/ui'
import { DeskSection } from '@atrium/ui/desk'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import { useNewApplications } from '#features/applications/useNewApplications.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useQueryError } from '#hooks/useQueryError.ts'

/** How many applications are new, and the way to them; nothing when there are none. */
export function NewApplications() {
  const { t } = useTranslation('desk')
  const { count, isKnown, query } = useNewApplications()
  const failure = useQueryError(!isKnown, query)
  if (isKnown && count === 0) return null
  return (
    <DeskSection heading={t('overview.applications')}>
      {failure && (
        <QueryError variant="banner" heading={t('overview.applicationsFailed')} failure={failure} />
      )}
      {!isKnown && !failure && <SkeletonRegion label={t('overview.loading')} shape="rows" count={1} />}
      {isKnown && (
        <LinkButton
          variant="outline"
          size="sm"
          href={`${href('applications')}?f.stage=new`}
          justifySelf="start"
        >
          {t('overview.newApplications', { count })}
        </LinkButton>
      )}
    </DeskSection>
  )
}
