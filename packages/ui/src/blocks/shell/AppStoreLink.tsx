import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useRef } from 'react'
import { LogoMark } from '#primitives/LogoMark.tsx'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { appStoreLinkRecipe } from './AppStoreLink.recipe.ts'
import { useClearPlace } from './useClearPlace.ts'

interface AppStoreLinkProps {
  href: string
  /** The small words: "Get our app". */
  label: string
  /** The large words: "App Store". */
  store: string
  /** Said after them: that the link opens a new tab. */
  newTabLabel: string
}

/**
 * The floating link to the mobile application (spec 2): a round mark in the margin of the page; its words show where
 * the margin has room, and on hover. It never lies over words, a control, the subscribe strip or the footer: it moves up
 * a step, or goes until there is room.
 */
export function AppStoreLink({ href, label, store, newTabLabel }: AppStoreLinkProps) {
  const styles = useSlotRecipe({ recipe: appStoreLinkRecipe })()
  const ref = useRef<HTMLAnchorElement>(null)
  const lift = useClearPlace(ref)
  return (
    <aside aria-label={label}>
      <chakra.a
        ref={ref}
        href={href}
        target="_blank"
        rel="noreferrer"
        data-tone="light"
        data-hidden={lift === undefined ? '' : undefined}
        style={{ ['--lift' as string]: `${lift ?? 0}px` }}
        css={styles.root}
      >
        <LogoMark css={styles.mark} />
        <chakra.span css={styles.texts}>
          <chakra.span css={styles.small}>{`${label} `}</chakra.span>
          <span>{store}</span>
          <VisuallyHidden>{` (${newTabLabel})`}</VisuallyHidden>
        </chakra.span>
      </chakra.a>
    </aside>
  )
}
