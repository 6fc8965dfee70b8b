import type { JobDetailText, VacancyFacts } from '@atrium/contract/careers'
import { company, pages, retention } from '@atrium/contract/core'
import { chakra, useSlotRecipe } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Breadcrumb } from '#blocks/shell/Breadcrumb.tsx'
import { formLayoutRecipe } from '#blocks/shell/FormLayout.recipe.ts'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'
import { Container } from '#primitives/Container.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Text } from '#primitives/Text.tsx'
import { withEmailLink } from '#primitives/withEmailLink.tsx'
import { FactRows } from './FactRows.tsx'
import { vacancyFacts } from './vacancyFacts.ts'

interface ApplicationLayoutProps {
  /** `undefined` for a CV without a vacancy. */
  vacancy?: JobDetailText | undefined
  facts?: VacancyFacts | undefined
  vacancyHref?: string | undefined
  /** The form, or the receipt after it. */
  children: ReactNode
}

/** The page of an application: the vacancy beside the form (board of careers). */
export function ApplicationLayout({ vacancy, facts, vacancyHref, children }: ApplicationLayoutProps) {
  const { t } = useTranslation('careers')
  const language = useReaderLanguage()
  const styles = useSlotRecipe({ recipe: formLayoutRecipe })()
  const way = vacancy
    ? [{ label: vacancy.Position, href: vacancyHref }, { label: t('breadcrumb.apply') }]
    : [{ label: t('breadcrumb.sendCv') }]
  const rows = vacancy
    ? vacancyFacts(vacancy, facts, t, language)
    : [
        { label: t('sendCv.confirmation'), value: t('sendCv.byEmail') },
        { label: t('sendCv.kept'), value: t('sendCv.months', { count: retention.applicationMonths }) },
        {
          label: t('sendCv.deletion'),
          value: withEmailLink(
            t('sendCv.deletionHow', { email: company.careersEmail }),
            company.careersEmail,
          ),
        },
      ]
  return (
    <chakra.div css={styles.root}>
      <Container css={styles.columns}>
        <chakra.div css={styles.intro} position={{ lg: 'sticky' }} top={{ lg: '24' }}>
          <Breadcrumb items={[{ label: t('breadcrumb.career'), href: pages.careers }, ...way]} />
          <Heading level={1} marginTop={{ base: '3', md: '5' }}>
            {/* Read with the heading: what the page is for. */}
            {vacancy && <chakra.span css={styles.eyebrow}>{`${t('apply.eyebrow')} `}</chakra.span>}
            {vacancy?.Position ?? t('sendCv.title')}
          </Heading>
          <Text size="lead" tone="muted" marginTop="4" maxWidth="32rem">
            {t(vacancy ? 'apply.lead' : 'sendCv.lead')}
          </Text>
          <FactRows facts={rows} marginTop={{ base: '6', md: '8' }} />
        </chakra.div>
        <chakra.div data-tone="light" css={styles.card}>
          {children}
        </chakra.div>
      </Container>
    </chakra.div>
  )
}
