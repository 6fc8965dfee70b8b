import { toTag } from '@atrium/contract'
import { EmptyState, LinkButton, MissingLanguage, Section } from '@atrium/ui'
import { VacancyDetailSkeleton } from '@atrium/ui/careers'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import type { VacancyState } from './useVacancy.ts'

/** Everything but the vacancy itself: failed, unknown, loading, or not in the reader's language. */
export function VacancyError({ vacancy }: { vacancy: Exclude<VacancyState, { kind: 'ready' }> }) {
  const { t } = useTranslation('careers')
  const backToAll = (
    <LinkButton href={href('careers', {}, 'vacancies')}>{t('vacancy.allVacancies')}</LinkButton>
  )
  if (vacancy.kind === 'unknown')
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
        <QueryError headingLevel={1} title={t('vacancy.failed')} failure={vacancy.failure} />
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
