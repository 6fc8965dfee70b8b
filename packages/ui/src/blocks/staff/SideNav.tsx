import { chakra } from '@chakra-ui/react'
import type { ReactElement } from 'react'
import { ThemeChoice, type ThemeChoiceProps } from '#blocks/shell/ThemeChoice.tsx'
import { StyledAnchor } from '#primitives/Anchor.tsx'
import { Tooltip } from '#primitives/Tooltip.tsx'
import { styles } from './SideNav.styles.ts'
import { StaffIcon, type StaffIconName } from './StaffIcon.tsx'

export interface SideEntry {
  label: string
  href: string
  icon: StaffIconName
  /** `page` is shown now; `area` holds the page that is. */
  current?: 'page' | 'area' | undefined
}

/** An action among the links: to log out. */
export interface SideAction {
  label: string
  icon: StaffIconName
  onPress: () => void
  /**
   * It is running and cannot be started twice.
   * @default false
   */
  isBusy?: boolean | undefined
}

interface SideNavProps {
  id?: string | undefined
  /** Names the navigation. */
  label: string
  entries: readonly SideEntry[]
  /** At the foot; the theme over the action. */
  theme?: ThemeChoiceProps | undefined
  action?: SideAction | undefined
  /**
   * Icons only, with their names as tooltips.
   * @default false
   */
  isIcons?: boolean | undefined
  /** A link was followed. */
  onChosen?: (() => void) | undefined
}

/** The links of an area, each with an icon (spec 2, staff layout). */
export function SideNav({ id, label, entries, theme, action, isIcons = false, onChosen }: SideNavProps) {
  const withTooltip = (name: string, control: ReactElement) =>
    isIcons ? (
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
      {(theme || action) && (
        <chakra.div css={styles.foot}>
          {theme && <ThemeChoice {...theme} variant="row" />}
          {action &&
            withTooltip(
              action.label,
              <chakra.button
                type="button"
                css={styles.entry}
                onClick={() => !action.isBusy && action.onPress()}
                {...(action.isBusy && { 'aria-busy': true, 'aria-disabled': true })}
              >
                <StaffIcon name={action.icon} />
                <chakra.span css={styles.label}>{action.label}</chakra.span>
              </chakra.button>,
            )}
        </chakra.div>
      )}
    </chakra.nav>
  )
}
