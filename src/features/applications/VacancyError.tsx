import { LinkButton, Message } from '@atrium/ui'
import { useTranslation } from 'react-i18next'
import { href, spotPicture } from '#config/site.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import type { VacancyState } from './useVacancy.ts'
import { VacancyClosed } from './VacancyClosed.tsx'

interface VacancyErrorProps {
  vacancy: Exclude<VacancyState, { kind: 'ready' | 'loading' }>
}

/** Replaces a vacancy that failed to load, or is unknown or closed. */
export function VacancyError({ vacancy }: VacancyErrorProps) {
  const { t } = useTranslation('careers')
  if (vacancy.kind === 'closed') return <VacancyClosed {...vacancy} />
  if (vacancy.kind === 'failed')
    return <QueryError variant="page" heading={t('vacancy.failed')} failure={vacancy.failure} />
  return (
    <Message
      variant="page"
      role="alert"
      picture={spotPicture('missing')}
      heading={t('vacancy.failed')}
      text={t('vacancy.unknownText')}
      action={<LinkButton href={href('careers', {}, 'vacancies')}>{t('vacancy.allVacancies')}</LinkButton>}
    />
  )
}
