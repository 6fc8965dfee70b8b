import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { StyledAnchor } from '#primitives/Anchor.tsx'
import { sideNavRecipe } from './SideNav.recipe.ts'
import { StaffIcon, type StaffIconName } from './StaffIcon.tsx'
import { useTips } from './useTips.ts'

export interface SideEntry {
  label: string
  href: string
  icon: StaffIconName
  /** `page` is shown now; `area` holds the page that is. */
  current?: 'page' | 'area' | undefined
}

/** A deed among the places: the way out. */
export interface SideAction {
  label: string
  icon: StaffIconName
  onPress: () => void
  /**
   * It is being done, and cannot be asked for twice.
   * @default false
   */
  isBusy?: boolean | undefined
}

interface SideNavProps {
  id?: string | undefined
  /** Names the navigation. */
  label: string
  entries: readonly SideEntry[]
  /** At its foot. */
  action?: SideAction | undefined
  /**
   * Pictures only; the name shows beside one that is pointed at or focused.
   * @default false
   */
  isIcons?: boolean | undefined
  /** A place was chosen. */
  onChosen?: (() => void) | undefined
}

/** The places of an area with a picture each (spec 2, staff layout). */
export function SideNav({ id, label, entries, action, isIcons = false, onChosen }: SideNavProps) {
  const styles = useSlotRecipe({ recipe: sideNavRecipe })()
  const tips = useTips(isIcons)
  return (
    <chakra.nav
      id={id}
      aria-label={label}
      data-icons={isIcons ? '' : undefined}
      css={styles.root}
      {...tips.root}
    >
      <chakra.ul css={styles.list}>
        {entries.map(({ label, href, icon, current }) => (
          <li key={href}>
            <StyledAnchor
              href={href}
              css={styles.entry}
              onClick={onChosen}
              {...(current && { 'aria-current': current === 'page' ? ('page' as const) : true })}
              {...tips.entry}
            >
              <StaffIcon name={icon} />
              <chakra.span css={styles.label}>{label}</chakra.span>
            </StyledAnchor>
          </li>
        ))}
      </chakra.ul>
      {action && (
        <chakra.div css={styles.foot}>
          <chakra.button
            type="button"
            css={styles.entry}
            onClick={() => !action.isBusy && action.onPress()}
            {...(action.isBusy && { 'aria-busy': true, 'aria-disabled': true })}
            {...tips.entry}
          >
            <StaffIcon name={action.icon} />
            <chakra.span css={styles.label}>{action.label}</chakra.span>
          </chakra.button>
        </chakra.div>
      )}
    </chakra.nav>
  )
}
