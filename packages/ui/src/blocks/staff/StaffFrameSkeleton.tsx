import { chakra } from '@chakra-ui/react'
import { NavbarLanguages } from '#blocks/shell/NavbarLanguages.tsx'
import { PageFallback } from '#blocks/states/PageFallback.tsx'
import { StyledAnchor } from '#primitives/Anchor.tsx'
import { Logo } from '#primitives/Logo.tsx'
import { LogoMark } from '#primitives/LogoMark.tsx'
import { DarkTheme } from '#theme/DarkTheme.tsx'
import { styles } from './SideFrame.styles.ts'
import type { SideFrameProps } from './SideFrame.tsx'
import { SideNav } from './SideNav.tsx'
import { onlyNarrow, onlyWide } from './staffWidths.ts'

interface StaffFrameSkeletonProps
  extends Pick<
    SideFrameProps,
    | 'barHeight'
    | 'brand'
    | 'homeLabel'
    | 'homeHref'
    | 'label'
    | 'entries'
    | 'language'
    | 'languages'
    | 'languagesLabel'
  > {
  /** "Loading", for screen readers. */
  loadingLabel: string
}

/** The frame of the staff area until the browser knows the person: bar, navigation and the place of the page. */
export function StaffFrameSkeleton({ barHeight, loadingLabel, ...props }: StaffFrameSkeletonProps) {
  return (
    <chakra.div css={styles.root} style={{ '--bar-height': `${barHeight}px` } as object}>
      <DarkTheme />
      <chakra.header data-tone="dark" css={styles.bar}>
        <chakra.div css={styles.start}>
          <StyledAnchor href={props.homeHref} aria-label={props.homeLabel} css={styles.brand}>
            <chakra.span css={onlyWide}>
              <Logo brand={props.brand} />
            </chakra.span>
            <chakra.span css={onlyNarrow}>
              <LogoMark />
            </chakra.span>
          </StyledAnchor>
        </chakra.div>
        <chakra.div css={styles.middle} />
        <chakra.div css={{ ...styles.end, ...onlyWide }}>
          <NavbarLanguages
            language={props.language}
            languages={props.languages}
            languagesLabel={props.languagesLabel}
          />
        </chakra.div>
      </chakra.header>
      <chakra.div css={{ ...styles.side, ...onlyWide }}>
        <chakra.div css={styles.stay}>
          <SideNav label={props.label} entries={props.entries} />
        </chakra.div>
      </chakra.div>
      <chakra.main id="main" tabIndex={-1} css={styles.main}>
        <PageFallback label={loadingLabel} />
      </chakra.main>
    </chakra.div>
  )
}
