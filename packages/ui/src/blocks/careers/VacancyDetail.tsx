import type { JobDetailText, VacancyFacts } from '@atrium/contract/careers'
import { type Language, pages, toTag } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Breadcrumb } from '#blocks/shell/Breadcrumb.tsx'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'
import { buttonRecipe } from '#primitives/Button.recipe.ts'
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
  /** The language of the text. @default the reader's */
  language?: Language
  facts?: VacancyFacts | undefined
  /** Without it the block is a preview inside a page: it leads nowhere. */
  applyHref?: string | undefined
  /** Above the text. */
  notice?: ReactNode
}

/** One vacancy: its text beside a sticky card with the facts and Apply (spec 2, /career/{id}). */
export function VacancyDetail({ vacancy, language, facts, applyHref, notice }: VacancyDetailProps) {
  const { t } = useTranslation('careers')
  const own = useReaderLanguage()
  const lang = language && toTag(language)
  const isPreview = applyHref === undefined
  const level = isPreview ? 4 : 2
  return (
    <chakra.article css={styles.root}>
      {!isPreview && (
        <Breadcrumb
          items={[{ label: t('breadcrumb.career'), href: pages.careers }, { label: vacancy.Position }]}
        />
      )}
      <Heading
        level={isPreview ? 3 : 1}
        lang={lang}
        {...(isPreview ? { size: 'h2' } : { marginTop: { base: '3', md: '5' } })}
        maxWidth="20em"
      >
        {vacancy.Position}
      </Heading>
      {notice && <chakra.div marginTop="5">{notice}</chakra.div>}
      <chakra.div css={styles.columns}>
        <chakra.div css={styles.aside}>
          <chakra.div css={styles.card}>
            <FactRows facts={vacancyFacts(vacancy, facts, t, own)} borderTopWidth="0" />
            <Apply href={applyHref} isFull />
          </chakra.div>
        </chakra.div>
        <chakra.div css={styles.body}>
          <section>
            <Heading level={level} size="h3">
              {t('vacancy.overview')}
            </Heading>
            {vacancy.Overview.split(/\n{2,}/).map((paragraph) => (
              <Text key={paragraph} lang={lang} size="lead" tone="muted" marginTop="4">
                {paragraph}
              </Text>
            ))}
          </section>
          <HeadedList
            level={level}
            heading={t('vacancy.responsibilities')}
            items={vacancy.Responsibilities}
            lang={lang}
          />
          <HeadedList
            level={level}
            heading={t('vacancy.qualifications')}
            items={vacancy.Qualifications}
            lang={lang}
          />
          <NextSteps level={level} from="apply" />
          <Apply href={applyHref} css={styles.applyBelow} />
        </chakra.div>
      </chakra.div>
    </chakra.article>
  )
}

interface ApplyProps extends Omit<ComponentProps<typeof LinkButton>, 'href'> {
  href: string | undefined
}

const ButtonLook = chakra('span', buttonRecipe)

/** The way to the form; only its look in a preview. */
function Apply({ href, isFull, css }: ApplyProps) {
  const { t } = useTranslation('careers')
  const looks = { ...(isFull && { isFull }), ...(css && { css }) }
  return href === undefined ? (
    <ButtonLook aria-hidden {...looks}>
      {t('vacancy.apply')}
    </ButtonLook>
  ) : (
    <LinkButton href={href} {...looks}>
      {t('vacancy.apply')}
    </LinkButton>
  )
}

interface HeadedListProps {
  level: 2 | 4
  heading: string
  items: readonly string[][]
  lang: string | undefined
}

/** Shows the first element of each item (spec 3); renders nothing for an empty list. */
function HeadedList({ level, heading, items: lists, lang }: HeadedListProps) {
  const items = lists.flatMap(([first]) => (first ? [first] : []))
  if (items.length === 0) return null
  return (
    <section>
      <Heading level={level} size="h3">
        {heading}
      </Heading>
      <PlanList items={items} lang={lang} marginTop="5" color="fg.muted" />
    </section>
  )
}
