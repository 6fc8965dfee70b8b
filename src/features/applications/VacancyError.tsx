import { toTag } from '@atrium/contract/core'
import { LanguageButton, LinkButton, Message } from '@atrium/ui'
import { useTranslation } from 'react-i18next'
import { href, spotPicture } from '#config/site.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import type { VacancyState } from './useVacancy.ts'
import { VacancyClosed } from './VacancyClosed.tsx'

interface VacancyErrorProps {
  vacancy: Exclude<VacancyState, { kind: 'ready' | 'loading' }>
}

/** Replaces a vacancy that failed to load, is unknown or closed, or has no text in the reader's language. */
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
      text={t(vacancy.kind === 'unknown' ? 'vacancy.unknownText' : 'vacancy.otherLanguages')}
      action={
        vacancy.kind === 'unknown' ? (
          <LinkButton href={href('careers', {}, 'vacancies')}>{t('vacancy.allVacancies')}</LinkButton>
        ) : (
          vacancy.otherLanguages.map(({ code, label, onChoose }) => (
            <LanguageButton key={code} variant="outline" lang={toTag(code)} onChoose={onChoose}>
              {label}
            </LanguageButton>
          ))
        )
      }
    />
  )
}
