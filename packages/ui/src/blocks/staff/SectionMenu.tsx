import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { StyledAnchor } from '#primitives/Anchor.tsx'
import { ChevronRightIcon } from '#primitives/moreIcons.tsx'
import { sectionMenuRecipe } from './SectionMenu.recipe.ts'

interface SectionLink {
  label: string
  href: string
  /** @default false */
  isCurrent?: boolean | undefined
  /** Beside the label: a `WaitingCount`. */
  badge?: ReactNode
  /** Stands apart from the link before it. */
  startsGroup?: boolean | undefined
}

interface SectionMenuProps {
  /** Names the menu. */
  label: string
  links: readonly SectionLink[]
  /**
   * A menu of many pages with wide tables: a button with the name of the page opens it on phones and tablets, and it
   * stands beside the page only in very wide windows.
   * @default false
   */
  isLong?: boolean | undefined
  /** The section's page. */
  children: ReactNode
}

/** A section with pages of its own (spec 2, the profile): their list beside or above the page. */
export function SectionMenu({ label, links, isLong = false, children }: SectionMenuProps) {
  const styles = useSlotRecipe({ recipe: sectionMenuRecipe })({ isLong })
  const listId = useId()
  const buttonRef = useRef<HTMLButtonElement>(null)
  const current = links.find(({ isCurrent }) => isCurrent)
  const [openAt, setOpenAt] = useState<string>()
  // Open for the page where it was opened: another page, and Back, find it closed.
  const isOpen = openAt !== undefined && openAt === current?.href
  const close = () => setOpenAt(undefined)
  const closeByEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return
    close()
    buttonRef.current?.focus()
  }

  return (
    <chakra.div css={styles.root}>
      <chakra.nav aria-label={label} css={styles.nav} onKeyDown={closeByEscape}>
        {isLong && (
          <chakra.button
            ref={buttonRef}
            type="button"
            aria-expanded={isOpen}
            aria-controls={listId}
            css={styles.button}
            onClick={() => setOpenAt(isOpen ? undefined : current?.href)}
          >
            {current?.label ?? label}
            <ChevronRightIcon />
          </chakra.button>
        )}
        <chakra.ul id={listId} data-open={isOpen || undefined} css={styles.list}>
          {links.map(({ label, href, isCurrent, badge, startsGroup }) => (
            <chakra.li key={href} css={styles.item} data-group={startsGroup || undefined}>
              <StyledAnchor
                href={href}
                css={styles.link}
                onClick={close}
                {...(isCurrent && { 'aria-current': 'page' as const })}
              >
                {label}
                {/* The blank parts the words for screen readers. */}
                {badge && ' '}
                {badge}
              </StyledAnchor>
            </chakra.li>
          ))}
        </chakra.ul>
      </chakra.nav>
      <chakra.div css={styles.content}>{children}</chakra.div>
    </chakra.div>
  )
}
