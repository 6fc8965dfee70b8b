import { chakra, useSlotRecipe } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { BrandBar, type BrandBarProps } from '#blocks/shell/BrandBar.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { ScenePicture } from '#primitives/ScenePicture.tsx'
import { Text } from '#primitives/Text.tsx'
import { DarkTheme } from '#theme/DarkTheme.tsx'
import { authPageRecipe } from './AuthPage.recipe.ts'

interface AuthPageProps extends BrandBarProps {
  /** What this is the entrance of; not shown on phones. */
  areaTitle: string
  areaText: string
  /** The page's own heading. */
  title: string
  /** Under the heading: what is asked for. */
  lead?: string | undefined
  /** `alert` when the lead says that something is wrong. */
  leadRole?: 'alert' | undefined
  /** The form, or what stands in its place. */
  children: ReactNode
  /** Links under the form. */
  foot?: ReactNode
}

/** A page by which a person comes in (spec 2, Staff login): a drawn week on one side, a form on paper. */
export function AuthPage(props: AuthPageProps) {
  const { areaTitle, areaText, title, lead, leadRole, children, foot, ...bar } = props
  const styles = useSlotRecipe({ recipe: authPageRecipe })()
  return (
    <chakra.div css={styles.root}>
      <DarkTheme />
      <chakra.header data-tone="dark" css={styles.panel}>
        <BrandBar {...bar} />
        <chakra.picture display="contents">
          <source media="(width < 51.25em)" srcSet="/media/scenes/week-strip.svg" />
          <ScenePicture name="week" css={styles.picture} />
        </chakra.picture>
        <chakra.div css={styles.texts}>
          <chakra.p css={styles.areaTitle}>{areaTitle}</chakra.p>
          <chakra.p css={styles.area}>{areaText}</chakra.p>
        </chakra.div>
      </chakra.header>
      <chakra.main id="main" tabIndex={-1} css={styles.main}>
        <chakra.div css={styles.content}>
          <Heading level={1} size="h2">
            {title}
          </Heading>
          {lead && (
            <Text role={leadRole} css={styles.lead}>
              {lead}
            </Text>
          )}
          <chakra.div css={styles.body}>{children}</chakra.div>
          {foot && <chakra.div css={styles.foot}>{foot}</chakra.div>}
        </chakra.div>
      </chakra.main>
    </chakra.div>
  )
}
