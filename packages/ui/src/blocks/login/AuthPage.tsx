import { company } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BrandBar } from '#blocks/shell/BrandBar.tsx'
import type { NavbarLanguagesProps } from '#blocks/shell/NavbarLanguages.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { ScenePicture } from '#primitives/ScenePicture.tsx'
import { Text } from '#primitives/Text.tsx'
import { DarkTheme } from '#theme/DarkTheme.tsx'
import { defineSlotStyles } from '#theme/defineStyles.ts'

/** The line of an error under a field, with the gap over it. */
const errorLine = '1.6875rem'

const styles = defineSlotStyles({
  root: {
    display: 'grid',
    minHeight: '100dvh',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
    gridTemplateRows: { base: 'auto minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
  },
  panel: {
    position: { base: 'relative', md: 'sticky' },
    top: '0',
    display: 'grid',
    gridTemplateRows: { base: 'auto auto', md: 'auto minmax(0, 1fr) auto' },
    height: { base: 'auto', md: '100dvh' },
    overflow: 'hidden',
    backgroundColor: 'bg.darkest',
    color: 'fg.onDark',
    _print: { height: 'auto', minHeight: '0' },
  },
  // A phone shows a strip with a drawing of its own, which is never cropped.
  picture: {
    minHeight: '0',
    height: { base: 'auto', md: 'full' },
    width: { base: 'calc(100% - 2 * {spacing.gutter})', md: 'full' },
    aspectRatio: { base: '624 / 152', md: 'auto' },
    marginInline: { base: 'gutter', md: '0' },
    marginTop: { base: '2', md: '0' },
    marginBottom: { base: '6', md: '0' },
  },
  texts: {
    display: { base: 'none', md: 'block' },
    paddingInline: 'gutter',
    paddingTop: '10',
    paddingBottom: '12',
  },
  // The longest word fits beside the form of a tablet.
  areaTitle: { textStyle: { base: 'h3', lg: 'h2' } },
  area: { color: 'fg.onDarkMuted', marginTop: '3', maxWidth: '26rem' },
  main: {
    display: 'grid',
    // Not in the middle: what comes under the form would move it.
    alignContent: 'start',
    justifyItems: { base: 'stretch', sm: 'center' },
    paddingInline: 'gutter',
    paddingTop: { base: '8', md: 'max({spacing.16}, 21dvh)' },
    paddingBottom: '16',
  },
  content: { display: 'grid', width: 'full', maxWidth: '26rem', minWidth: '0' },
  lead: { color: 'fg.muted', marginTop: '3' },
  body: {
    display: 'grid',
    gap: '6',
    marginTop: '8',
    // The line of an error has its place before it comes: the button stays where it is.
    '& form > :has(label)': { marginBottom: '1.25rem' },
    '& form > :has([aria-invalid=true])': { marginBottom: `calc(1.25rem - ${errorLine})` },
  },
  foot: { display: 'flex', flexWrap: 'wrap', columnGap: '6', marginTop: '4' },
})

interface AuthPageProps extends NavbarLanguagesProps {
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
  const { title, lead, leadRole, children, foot, ...bar } = props
  const { t } = useTranslation('login')
  return (
    <chakra.div css={styles.root}>
      <DarkTheme />
      <chakra.header data-tone="dark" css={styles.panel}>
        <BrandBar {...bar} />
        <chakra.picture display="contents" data-film>
          <source media="(width < 51.25em)" srcSet="/media/scenes/week-strip.svg" />
          <ScenePicture name="week" css={styles.picture} />
        </chakra.picture>
        <chakra.div css={styles.texts}>
          <chakra.p css={styles.areaTitle}>{t('area.title')}</chakra.p>
          <chakra.p css={styles.area}>{t('area.text', { company: company.name })}</chakra.p>
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
