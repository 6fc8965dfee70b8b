import { chakra } from '@chakra-ui/react'
import { Heading } from '#primitives/Heading.tsx'
import { Link } from '#primitives/Link.tsx'
import { ArrowRightIcon } from '#primitives/moreIcons.tsx'
import { styles } from './VacancyList.styles.ts'

export interface VacancyRowProps {
  position: string
  /** Category, job type, city: in this order, dots between them are drawn. */
  facts: readonly string[]
  description: string
  href: string
  /** The word at the end of the row: "View". */
  viewLabel: string
  /** The language of the texts, if it differs from the page's. */
  lang?: string | undefined
}

/** One vacancy in the list: the whole row is the link of its title. */
export function VacancyRow(props: VacancyRowProps) {
  const { position, facts, description, href, viewLabel, lang } = props
  return (
    <chakra.article css={styles.row}>
      <chakra.div lang={lang} css={styles.name}>
        <Heading level={3}>
          <Link href={href} variant="bare" css={styles.link}>
            {position}
          </Link>
        </Heading>
        <chakra.ul css={styles.facts}>
          {facts.map((fact) => (
            <chakra.li key={fact} css={styles.fact}>
              {fact}
            </chakra.li>
          ))}
        </chakra.ul>
      </chakra.div>
      <chakra.p lang={lang} css={styles.description}>
        {description}
      </chakra.p>
      <chakra.span aria-hidden css={styles.view}>
        {viewLabel}
        <ArrowRightIcon />
      </chakra.span>
    </chakra.article>
  )
}
