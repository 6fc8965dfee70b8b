import { company, pages } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { CompanyLogo } from '#blocks/shell/CompanyLogo.tsx'
import { NavbarLanguages } from '#blocks/shell/NavbarLanguages.tsx'
import { PageFallback } from '#blocks/states/PageFallback.tsx'
import { StyledAnchor } from '#primitives/Anchor.tsx'
import { DarkTheme } from '#theme/DarkTheme.tsx'
import { styles } from './SideFrame.styles.ts'
import type { SideFrameProps } from './SideFrame.tsx'
import { SideNav } from './SideNav.tsx'
import { onlyNarrow, onlyWide } from './staffWidths.ts'
import { type MenuEntry, useMenuEntries } from './useMenuEntries.ts'

interface StaffFrameSkeletonProps extends Pick<SideFrameProps, 'barHeight' | 'language' | 'languages'> {
  menu: readonly MenuEntry[]
}

/** The frame of the staff area until the browser knows the person: bar, navigation and the place of the page. */
export function StaffFrameSkeleton({ barHeight, language, languages, menu }: StaffFrameSkeletonProps) {
  const { t } = useTranslation(['staff', 'common'])
  return (
    <chakra.div css={styles.root} style={{ '--bar-height': `${barHeight}px` } as object}>
      <DarkTheme />
      <chakra.header data-tone="dark" css={styles.bar}>
        <chakra.div css={styles.start}>
          <StyledAnchor
            href={pages.home}
            aria-label={t('common:homeLink', { company: company.name })}
            css={styles.brand}
          >
            <chakra.span css={onlyWide}>
              <CompanyLogo />
            </chakra.span>
            <chakra.span css={onlyNarrow}>
              <CompanyLogo isSmall />
            </chakra.span>
          </StyledAnchor>
        </chakra.div>
        <chakra.div css={styles.middle} />
        <chakra.div css={{ ...styles.end, ...onlyWide }}>
          <NavbarLanguages language={language} languages={languages} />
        </chakra.div>
      </chakra.header>
      <chakra.div css={{ ...styles.side, ...onlyWide }}>
        <chakra.div css={styles.stay}>
          <SideNav label={t('menu.label')} entries={useMenuEntries(menu)} />
        </chakra.div>
      </chakra.div>
      <chakra.main id="main" tabIndex={-1} css={styles.main}>
        <PageFallback />
      </chakra.main>
    </chakra.div>
  )
}
