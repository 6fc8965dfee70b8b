import { company, pages } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CompanyLogo } from '#blocks/shell/CompanyLogo.tsx'
import { NavbarLanguages, type NavbarLanguagesProps } from '#blocks/shell/NavbarLanguages.tsx'
import type { ThemeChoiceProps } from '#blocks/shell/ThemeChoice.tsx'
import { StyledAnchor } from '#primitives/Anchor.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { MenuIcon } from '#primitives/icons.tsx'
import { useLoaded } from '#primitives/useLoaded.ts'
import { useMedia } from '#primitives/useMedia.ts'
import { DarkTheme } from '#theme/DarkTheme.tsx'
import { loadOverlays } from './overlays.ts'
import { styles } from './SideFrame.styles.ts'
import { type SideEntry, SideNav, type SignOutProps } from './SideNav.tsx'
import { wideWindow } from './staffWidths.ts'

/** What every frame of the staff area is given. */
export interface SideFrameProps extends NavbarLanguagesProps {
  /** Of the top bar, in px (spec 9). */
  barHeight: number
  theme: ThemeChoiceProps
  /** Of wide windows; on narrow ones the drawer starts closed. */
  isSideOpen: boolean
  onSideOpenChange: (isOpen: boolean) => void
  /** The address of the page: when it changes, an open drawer closes. */
  place: string
  /** In the bar, after the languages. */
  tools?: ReactNode
  children: ReactNode
}

interface Props extends SideFrameProps {
  /** Names the side navigation, and the drawer that it is on narrow windows. */
  label: string
  entries: readonly SideEntry[]
  signOut?: SignOutProps | undefined
  /** What a closed navigation of wide windows leaves: its pictures, or nothing. */
  closedSide: 'icons' | 'nothing'
  /** In the bar, beside the toggle and the logo. */
  middle?: ReactNode
  /** At the bar's end. */
  end?: ReactNode
  /** Over the entries of the drawer. */
  drawerStart?: ReactNode
}

/** A dark bar over a side navigation and the page; on narrow windows the navigation is a drawer. */
export function SideFrame(props: Props) {
  const { barHeight, label, isSideOpen, closedSide } = props
  const { t } = useTranslation(['staff', 'common'])
  const isWide = useMedia(wideWindow)
  const navId = useId()
  const [openAt, setOpenAt] = useState<string>()
  // Open for the page where it was opened: Back leaves it closed too.
  const isDrawerOpen = !isWide && openAt === props.place
  useEffect(() => {
    if (!isDrawerOpen) setOpenAt(undefined)
  }, [isDrawerOpen])
  const Drawer = useLoaded(loadOverlays, isDrawerOpen)?.Drawer
  const closeDrawer = () => setOpenAt(undefined)
  const isOpen = isWide ? isSideOpen : isDrawerOpen
  const isIcons = isWide && !isSideOpen && closedSide === 'icons'
  const [openKey, closeKey] =
    closedSide === 'icons'
      ? (['menu.expand', 'menu.collapse'] as const)
      : (['menu.open', 'menu.close'] as const)
  // An open drawer has a button of its own to close it.
  const toggleLabel = t(!isWide ? 'menu.open' : isSideOpen ? closeKey : openKey)
  const nav = { id: navId, label, entries: props.entries, theme: props.theme, signOut: props.signOut }
  const switchOf = (onChosen?: () => void) => (
    <NavbarLanguages language={props.language} languages={props.languages} onChosen={onChosen} />
  )
  const toggle = (
    <IconButton
      key="toggle"
      label={toggleLabel}
      variant="onDark"
      aria-expanded={isOpen}
      aria-controls={isOpen || isIcons || !isWide ? navId : undefined}
      {...(!isWide && { 'aria-haspopup': 'dialog' as const })}
      onClick={() => (isWide ? props.onSideOpenChange(!isSideOpen) : setOpenAt(props.place))}
    >
      <MenuIcon />
    </IconButton>
  )
  const logo = (
    <StyledAnchor
      key="logo"
      href={pages.home}
      aria-label={t('common:homeLink', { company: company.name })}
      css={styles.brand}
    >
      <CompanyLogo isSmall={!isWide} />
    </StyledAnchor>
  )
  return (
    <chakra.div css={styles.root} style={{ '--bar-height': `${barHeight}px` } as object}>
      <DarkTheme />
      <chakra.header data-tone="dark" css={styles.bar}>
        <chakra.div css={styles.start}>
          {/* Read, and reached with the keyboard, in the order in which they are seen. */}
          {isWide ? [logo, toggle] : [toggle, logo]}
        </chakra.div>
        <chakra.div css={styles.middle}>{props.middle}</chakra.div>
        <chakra.div css={styles.end}>
          {isWide && switchOf()}
          {props.tools}
          {props.end}
        </chakra.div>
      </chakra.header>
      {isWide
        ? (isSideOpen || isIcons) && (
            <chakra.div data-narrow={isIcons ? '' : undefined} css={styles.side}>
              <chakra.div css={styles.stay}>
                <SideNav {...nav} isIcons={isIcons} />
              </chakra.div>
            </chakra.div>
          )
        : Drawer && (
            <Drawer isOpen={isDrawerOpen} onClose={closeDrawer} label={label} barHeight={barHeight}>
              {props.drawerStart}
              <SideNav {...nav} onChosen={closeDrawer} />
              <chakra.div css={styles.drawerLanguages}>{switchOf(closeDrawer)}</chakra.div>
            </Drawer>
          )}
      <chakra.main id="main" tabIndex={-1} css={styles.main}>
        <chakra.div css={styles.content}>{props.children}</chakra.div>
      </chakra.main>
    </chakra.div>
  )
}
