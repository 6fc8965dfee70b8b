import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { StyledAnchor } from '#primitives/Anchor.tsx'
import { sectionMenuRecipe } from './SectionMenu.recipe.ts'

interface SectionLink {
  label: string
  href: string
  /** @default false */
  isCurrent?: boolean | undefined
}

interface SectionMenuProps {
  /** Names the menu. */
  label: string
  links: readonly SectionLink[]
  /**
   * Where the menu stands in wide windows; in others it is above.
   * @default 'beside'
   */
  place?: 'beside' | 'above' | undefined
  /** The section's page. */
  children: ReactNode
}

/** A section with pages of its own (spec 2, the profile): their list beside or above the page. */
export function SectionMenu({ label, links, place, children }: SectionMenuProps) {
  const styles = useSlotRecipe({ recipe: sectionMenuRecipe })({ place })
  const listRef = useRef<HTMLUListElement>(null)
  const current = links.find(({ isCurrent }) => isCurrent)?.href

  useLayoutEffect(() => {
    const list = listRef.current
    const link = list?.querySelector<HTMLElement>('[aria-current]')
    // Only the list moves, not the page.
    if (current && list && link)
      list.scrollLeft = link.offsetLeft + link.offsetWidth / 2 - list.clientWidth / 2
  }, [current])

  return (
    <chakra.div css={styles.root}>
      <chakra.nav aria-label={label} css={styles.nav}>
        <chakra.ul ref={listRef} css={styles.list}>
          {links.map(({ label, href, isCurrent }) => (
            <chakra.li key={href} css={styles.item}>
              <StyledAnchor
                href={href}
                css={styles.link}
                {...(isCurrent && { 'aria-current': 'page' as const })}
              >
                {label}
              </StyledAnchor>
            </chakra.li>
          ))}
        </chakra.ul>
      </chakra.nav>
      <chakra.div css={styles.content}>{children}</chakra.div>
    </chakra.div>
  )
}
