import type { JobDetailText, VacancyFacts } from '@atrium/contract/careers'
import { pages } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Breadcrumb } from '#blocks/shell/Breadcrumb.tsx'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'
import { Heading } from '#primitives/Heading.tsx'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { PlanList } from '#primitives/PlanList.tsx'
import { Text } from '#primitives/Text.tsx'
import { FactRows } from './FactRows.tsx'
import { NextSteps } from './NextSteps.tsx'
import { styles } from './VacancyDetail.styles.ts'
import { vacancyFacts } from './vacancyFacts.ts'

interface VacancyDetailProps {
  vacancy: JobDetailText
  facts?: VacancyFacts | undefined
  applyHref: string
}

/** One vacancy: its text beside a sticky card with the facts and Apply (spec 2, /career/{id}). */
export function VacancyDetail({ vacancy, facts, applyHref }: VacancyDetailProps) {
  const { t } = useTranslation('careers')
  const language = useReaderLanguage()
  return (
    <article>
      <Breadcrumb
        items={[{ label: t('breadcrumb.career'), href: pages.careers }, { label: vacancy.Position }]}
      />
      <Heading level={1} maxWidth="20em" marginTop={{ base: '3', md: '5' }}>
        {vacancy.Position}
      </Heading>
      <chakra.div css={styles.columns}>
        <chakra.div css={styles.aside}>
          <chakra.div css={styles.card}>
            <FactRows facts={vacancyFacts(vacancy, facts, t, language)} borderTopWidth="0" />
            <LinkButton href={applyHref} isFull>
              {t('vacancy.apply')}
            </LinkButton>
          </chakra.div>
        </chakra.div>
        <chakra.div css={styles.body}>
          <section>
            <Heading level={2} size="h3">
              {t('vacancy.overview')}
            </Heading>
            {vacancy.Overview.split(/\n{2,}/).map((paragraph) => (
              <Text key={paragraph} size="lead" tone="muted" marginTop="4">
                {paragraph}
              </Text>
            ))}
          </section>
          <HeadedList heading={t('vacancy.responsibilities')} items={vacancy.Responsibilities} />
          <HeadedList heading={t('vacancy.qualifications')} items={vacancy.Qualifications} />
          <NextSteps level={2} from="apply" />
          {/* Where the card with the facts does not stay beside the text. */}
          <LinkButton
            href={applyHref}
            justifySelf={{ base: 'stretch', sm: 'start' }}
            lg={{ display: 'none' }}
          >
            {t('vacancy.apply')}
          </LinkButton>
        </chakra.div>
      </chakra.div>
    </article>
  )
}

/** Shows the first element of each item (spec 3); renders nothing for an empty list. */
function HeadedList({ heading, items: lists }: { heading: string; items: readonly string[][] }) {
  const items = lists.flatMap(([first]) => (first ? [first] : []))
  if (items.length === 0) return null
  return (
    <section>
      <Heading level={2} size="h3">
        {heading}
      </Heading>
      <PlanList items={items} marginTop="5" color="fg.muted" />
    </section>
  )
}
