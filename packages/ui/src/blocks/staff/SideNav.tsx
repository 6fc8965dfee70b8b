import { chakra } from '@chakra-ui/react'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ThemeChoice, type ThemeChoiceProps } from '#blocks/shell/ThemeChoice.tsx'
import { StyledAnchor } from '#primitives/Anchor.tsx'
import { useLoaded } from '#primitives/useLoaded.ts'
import { loadOverlays } from './overlays.ts'
import { styles } from './SideNav.styles.ts'
import { StaffIcon, type StaffIconName } from './StaffIcon.tsx'

export interface SideEntry {
  label: string
  href: string
  icon: StaffIconName
  /** `page` is shown now; `area` holds the page that is. */
  current?: 'page' | 'area' | undefined
}

export interface SignOutProps {
  onSignOut: () => void
  /** It is running and cannot be started twice. */
  isSigningOut: boolean
}

interface SideNavProps {
  id?: string | undefined
  /** Names the navigation. */
  label: string
  entries: readonly SideEntry[]
  /** At the foot; the theme over the way out. */
  theme?: ThemeChoiceProps | undefined
  signOut?: SignOutProps | undefined
  /**
   * Icons only, with their names as tooltips.
   * @default false
   */
  isIcons?: boolean | undefined
  /** A link was followed. */
  onChosen?: (() => void) | undefined
}

/** The links of an area, each with an icon (spec 2, staff layout). */
export function SideNav({ id, label, entries, theme, signOut, isIcons = false, onChosen }: SideNavProps) {
  const { t } = useTranslation('staff')
  const Tooltip = useLoaded(loadOverlays, isIcons)?.Tooltip
  const leave = t(signOut?.isSigningOut ? 'nav.signingOut' : 'nav.signOut')
  const withTooltip = (name: string, control: ReactElement) =>
    isIcons && Tooltip ? (
      <Tooltip content={name} placement="right">
        {control}
      </Tooltip>
    ) : (
      control
    )
  return (
    <chakra.nav id={id} aria-label={label} data-icons={isIcons ? '' : undefined} css={styles.root}>
      <chakra.ul css={styles.list}>
        {entries.map(({ label, href, icon, current }) => (
          <li key={href}>
            {withTooltip(
              label,
              <StyledAnchor
                href={href}
                css={styles.entry}
                onClick={onChosen}
                {...(current && { 'aria-current': current === 'page' ? ('page' as const) : true })}
              >
                <StaffIcon name={icon} />
                <chakra.span css={styles.label}>{label}</chakra.span>
              </StyledAnchor>,
            )}
          </li>
        ))}
      </chakra.ul>
      {(theme || signOut) && (
        <chakra.div css={styles.foot}>
          {theme && <ThemeChoice {...theme} variant="row" />}
          {signOut &&
            withTooltip(
              leave,
              <chakra.button
                type="button"
                css={styles.entry}
                onClick={() => !signOut.isSigningOut && signOut.onSignOut()}
                {...(signOut.isSigningOut && { 'aria-busy': true, 'aria-disabled': true })}
              >
                <StaffIcon name="signOut" />
                <chakra.span css={styles.label}>{leave}</chakra.span>
              </chakra.button>,
            )}
        </chakra.div>
      )}
    </chakra.nav>
  )
}
