import { chakra, useSlotRecipe } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { NavbarLanguages, type NavbarLanguagesProps } from '#blocks/shell/NavbarLanguages.tsx'
import { Link } from '#primitives/Link.tsx'
import { Logo } from '#primitives/Logo.tsx'
import { PlanMotif } from '#primitives/PlanMotif.tsx'
import { lookupPageRecipe } from './LookupPage.recipe.ts'

export interface LookupFrame extends NavbarLanguagesProps {
  brand: string
  /** Where the logo leads, for the ear. */
  homeLabel: string
  homeHref: string
}

export interface LookupPageProps extends LookupFrame {
  /** A personal card, the record of one person, or a list of many. @default 'card' */
  size?: 'card' | 'record' | 'wide'
  children: ReactNode
}

const nothing = () => undefined

/** A page that a phone's camera opens (spec 2, Lookup pages): the plan on pine, and one sheet of paper over it. */
export function LookupPage({ size = 'card', children, ...frame }: LookupPageProps) {
  const { brand, homeLabel, homeHref, languages, languagesLabel } = frame
  const styles = useSlotRecipe({ recipe: lookupPageRecipe })({ size })
  return (
    <chakra.div css={styles.root}>
      <chakra.header data-tone="dark" css={styles.head}>
        <PlanMotif seed={21} rows={8} columns={40} today={24} fit="slice" css={styles.plan} />
        <chakra.div css={styles.bar}>
          <Link variant="bare" href={homeHref} aria-label={homeLabel} css={styles.brand}>
            <Logo brand={brand} />
          </Link>
          <NavbarLanguages languages={languages} languagesLabel={languagesLabel} onChosen={nothing} />
        </chakra.div>
      </chakra.header>
      <chakra.main id="main" tabIndex={-1} css={styles.main}>
        <chakra.div css={styles.sheet}>{children}</chakra.div>
      </chakra.main>
    </chakra.div>
  )
}
