import { chakra, useSlotRecipe } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BrandBar } from '#blocks/shell/BrandBar.tsx'
import type { NavbarLanguagesProps } from '#blocks/shell/NavbarLanguages.tsx'
import { ThemeChoice, type ThemeChoiceProps } from '#blocks/shell/ThemeChoice.tsx'
import { Link } from '#primitives/Link.tsx'
import { ArrowRightIcon } from '#primitives/moreIcons.tsx'
import { PlanMotif } from '#primitives/PlanMotif.tsx'
import { DarkTheme } from '#theme/DarkTheme.tsx'
import { lookupPageRecipe } from './LookupPage.recipe.ts'

interface LookupPageProps extends NavbarLanguagesProps {
  /** A personal card, the record of one person, or a list of many. @default 'card' */
  size?: 'card' | 'record' | 'wide'
  theme: ThemeChoiceProps
  /** The way back of a colleague; left out for a stranger. */
  staffHref?: string | undefined
  children: ReactNode
}

/** A page that a phone's camera opens (spec 2, Lookup pages): the plan on pine, and one sheet of paper over it. */
export function LookupPage({ size = 'card', theme, staffHref, children, ...frame }: LookupPageProps) {
  const { t } = useTranslation()
  const styles = useSlotRecipe({ recipe: lookupPageRecipe })({ size })
  return (
    <chakra.div css={styles.root}>
      <DarkTheme />
      <chakra.header data-tone="dark" css={styles.head}>
        <PlanMotif seed={21} rows={8} columns={40} today={24} fit="slice" css={styles.plan} />
        <BrandBar {...frame} css={styles.bar}>
          <ThemeChoice {...theme} variant="bar" />
        </BrandBar>
      </chakra.header>
      <chakra.main id="main" tabIndex={-1} css={styles.main}>
        <chakra.div css={styles.sheet}>
          {staffHref && (
            <Link variant="plain" href={staffHref} css={styles.back}>
              <ArrowRightIcon transform="scaleX(-1)" />
              {t('nav.backToStaff')}
            </Link>
          )}
          {children}
        </chakra.div>
      </chakra.main>
    </chakra.div>
  )
}
