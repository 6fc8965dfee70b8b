import { pages } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { StyledAnchor } from '#primitives/Anchor.tsx'
import { styles } from './StaffBar.styles.ts'
import { StaffIcon } from './StaffIcon.tsx'

/** More than this many are shown as "99+". */
const maxShown = 99

export interface NotificationBellProps {
  /** 0 shows no number. */
  unread: number
  /**
   * The notifications are the page that is shown.
   * @default false
   */
  isCurrent?: boolean | undefined
}

/** The way to the notifications, with the number of the unread ones (spec 2, staff layout). */
export function NotificationBell({ unread, isCurrent = false }: NotificationBellProps) {
  const { t } = useTranslation('staff')
  const label = unread > 0 ? t('unread', { count: unread }) : t('notifications')
  return (
    <StyledAnchor
      href={pages.notifications}
      aria-label={label}
      title={label}
      css={styles.bell}
      {...(isCurrent && { 'aria-current': 'page' as const })}
    >
      <StaffIcon name="bell" />
      {unread > 0 && (
        <chakra.span aria-hidden css={styles.count}>
          {unread > maxShown ? `${maxShown}+` : unread}
        </chakra.span>
      )}
    </StyledAnchor>
  )
}
