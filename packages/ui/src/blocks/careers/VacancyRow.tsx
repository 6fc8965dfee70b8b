import { formatDayMonth, toTag } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'
import { Heading } from '#primitives/Heading.tsx'
import { Link } from '#primitives/Link.tsx'
import { ArrowRightIcon } from '#primitives/moreIcons.tsx'
import { styles } from './VacancyList.styles.ts'
import type { ListedVacancy } from './vacancyTypes.ts'

interface VacancyRowProps {
  vacancy: ListedVacancy
  href: string
}

/** One vacancy in the list: the whole row is the link of its title. */
export function VacancyRow({ vacancy: { text, language, facts }, href }: VacancyRowProps) {
  const { t } = useTranslation('careers')
  const own = useReaderLanguage()
  const lang = toTag(language)
  const shown = [text.Category, text.JobType, text.LocationCity]
  const level = facts?.level && t(`vacancy.levels.${facts.level}`)
  const closing = facts?.closesOn && t('vacancies.closes', { day: formatDayMonth(facts.closesOn, own) })
  return (
    <chakra.article css={styles.row}>
      <chakra.div lang={lang} css={styles.name}>
        <Heading level={3}>
          <Link href={href} variant="bare" css={styles.link}>
            {text.Position}
          </Link>
        </Heading>
        <chakra.ul css={styles.facts}>
          {/* Dots between them are drawn. */}
          {shown.map((fact) => (
            <chakra.li key={fact} css={styles.fact}>
              {fact}
            </chakra.li>
          ))}
          {[level, closing].map(
            (fact) =>
              fact && (
                <chakra.li key={fact} lang={toTag(own)} css={styles.fact}>
                  {fact}
                </chakra.li>
              ),
          )}
        </chakra.ul>
      </chakra.div>
      <chakra.p lang={lang} css={styles.description}>
        {text.Description}
      </chakra.p>
      <chakra.span aria-hidden css={styles.view}>
        {t('vacancies.view')}
        <ArrowRightIcon />
      </chakra.span>
    </chakra.article>
  )
}
