import { toTag } from '@atrium/contract'
import {
  EmptyState,
  ErrorState,
  LinkButton,
  MissingLanguage,
  Section,
  VacancyDetailSkeleton,
} from '@atrium/ui'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import type { VacancyState } from './useVacancy.ts'

/** Everything but the vacancy itself: failed, unknown, loading, or not in the reader's language. */
export function VacancyProblem({ vacancy }: { vacancy: Exclude<VacancyState, { kind: 'ready' }> }) {
  const { t } = useTranslation(['careers', 'common'])
  const backToAll = (
    <LinkButton href={href('careers', {}, 'vacancies')}>{t('vacancy.allVacancies')}</LinkButton>
  )
  if (vacancy.kind === 'failed' && vacancy.isUnknown)
    return (
      <Section belowNavbar>
        <EmptyState
          role="alert"
          headingLevel={1}
          title={t('vacancy.failed')}
          text={t('vacancy.unknownText')}
          action={backToAll}
        />
      </Section>
    )
  if (vacancy.kind === 'failed')
    return (
      <Section belowNavbar>
        <ErrorState
          headingLevel={1}
          title={t('vacancy.failed')}
          text={t('common:failure.text')}
          retryLabel={t('common:failure.retry')}
          onRetry={vacancy.retry}
          isRetrying={vacancy.isRetrying}
        />
      </Section>
    )
  if (vacancy.kind === 'loading')
    return (
      <Section belowNavbar>
        <VacancyDetailSkeleton label={t('vacancy.loading')} />
      </Section>
    )
  return (
    <Section belowNavbar>
      <MissingLanguage
        headingLevel={1}
        message={t('vacancy.failed')}
        text={t('vacancy.otherLanguages')}
        links={vacancy.otherLanguages.map(({ code, label, onChoose }) => ({
          label,
          lang: toTag(code),
          onChoose,
        }))}
      />
    </Section>
  )
}
