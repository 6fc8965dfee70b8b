import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { Link } from '#primitives/Link.tsx'
import { ChevronRightIcon } from '#primitives/moreIcons.tsx'
import { breadcrumbRecipe } from './Breadcrumb.recipe.ts'

interface BreadcrumbProps {
  /** Names the navigation. */
  label: string
  /** From the top down; the last one is this page and needs no `href`. */
  items: readonly { label: string; href?: string | undefined }[]
}

/** The way to this page. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  const styles = useSlotRecipe({ recipe: breadcrumbRecipe })()
  return (
    <nav aria-label={label}>
      <chakra.ol css={styles.list}>
        {items.map((item, index) => (
          <chakra.li key={item.label} css={styles.item}>
            {index > 0 && <ChevronRightIcon css={styles.arrow} />}
            {item.href ? (
              <Link href={item.href} variant="plain" css={styles.link}>
                {item.label}
              </Link>
            ) : (
              <chakra.span aria-current="page" css={styles.current}>
                {item.label}
              </chakra.span>
            )}
          </chakra.li>
        ))}
      </chakra.ol>
    </nav>
  )
}
