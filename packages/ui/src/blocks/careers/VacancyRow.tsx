import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { Heading } from '#primitives/Heading.tsx'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { vacancyListRecipe } from './VacancyList.recipe.ts'

export interface VacancyRowProps {
  position: string
  /** Category, job type, city: in this order, dots between them are drawn. */
  facts: readonly string[]
  description: string
  href: string
  /** On the button: "View". */
  viewLabel: string
  /** The accessible name of the button: `viewLabel` and the position. */
  viewName: string
  /** The language of the texts, if it differs from the page's. */
  lang?: string | undefined
}

/** One vacancy in the list. */
export function VacancyRow(props: VacancyRowProps) {
  const { position, facts, description, href, viewLabel, viewName, lang } = props
  const styles = useSlotRecipe({ recipe: vacancyListRecipe })()
  return (
    <chakra.article css={styles.row}>
      <chakra.div minWidth="0" lang={lang}>
        <Heading level={3}>{position}</Heading>
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
      <LinkButton href={href} size="sm" aria-label={viewName} css={styles.view}>
        {viewLabel}
      </LinkButton>
    </chakra.article>
  )
}
