import { company, formatDay } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import { chakra } from '@chakra-ui/react'
import { type ReactNode, Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'
import { Container } from '#primitives/Container.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Link } from '#primitives/Link.tsx'
import { Text } from '#primitives/Text.tsx'
import { withEmailLink } from '#primitives/withEmailLink.tsx'
import { LegalList } from './LegalList.tsx'
import { styles } from './LegalText.styles.ts'

interface LegalTextProps {
  /** The day of the text. */
  writtenOn: IsoDay
  /** The sections in their order: paragraphs, `LegalFacts`, `LegalList`, `LegalTable`. Links lead to their names. */
  sections: Partial<
    Record<'who' | 'data' | 'recipients' | 'browser' | 'maps' | 'rights' | 'tracking' | 'own', ReactNode>
  >
}

/** The text about privacy in plain words: the short of it on top, a table of contents that stays in view, headed sections. */
export function LegalText({ writtenOn, sections }: LegalTextProps) {
  const { t } = useTranslation('privacy')
  const language = useReaderLanguage()
  const contentsId = useId()
  const summaryId = useId()
  const names = Object.keys(sections) as (keyof typeof sections)[]
  return (
    <chakra.div css={styles.root}>
      <Container>
        <Heading level={1}>{t('heading')}</Heading>
        <Text size="lead" tone="muted" isProse marginTop="4">
          {t('lead', { company: company.name })}
        </Text>
        <Text size="small" tone="hint" marginTop="3">
          {t('date', { date: formatDay(writtenOn, language) })}
        </Text>
        <chakra.section aria-labelledby={summaryId} css={styles.summary}>
          <Heading level={2} size="h3" id={summaryId}>
            {t('summary.heading')}
          </Heading>
          <LegalList>
            <li>{t('summary.ask')}</li>
            <li>{t('summary.share')}</li>
            <li>{t('summary.track')}</li>
            <li>{withEmailLink(t('summary.rights', { email: company.email }), company.email)}</li>
          </LegalList>
        </chakra.section>
        <chakra.div css={styles.columns}>
          <chakra.nav aria-labelledby={contentsId} css={styles.contents}>
            <chakra.p id={contentsId} textStyle="label">
              {t('contents')}
            </chakra.p>
            <chakra.ol css={styles.links}>
              {names.map((name) => (
                <li key={name}>
                  <Link href={`#${name}`} variant="plain" css={styles.link}>
                    {t(`${name}.heading`)}
                  </Link>
                </li>
              ))}
            </chakra.ol>
          </chakra.nav>
          <chakra.div css={styles.body}>
            {names.map((name) => (
              <chakra.section key={name} id={name} aria-labelledby={`${name}-heading`} css={styles.section}>
                <Heading level={2} size="h3" id={`${name}-heading`}>
                  {t(`${name}.heading`)}
                </Heading>
                {/* Hydrated in a task of its own. */}
                <Suspense>{sections[name]}</Suspense>
              </chakra.section>
            ))}
          </chakra.div>
        </chakra.div>
      </Container>
    </chakra.div>
  )
}
