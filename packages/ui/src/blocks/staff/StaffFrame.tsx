import type { StaffUser } from '@atrium/contract/accounts'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { dayPartAt } from './dayPart.ts'
import { NotificationBell, type NotificationBellProps } from './NotificationBell.tsx'
import { SideFrame, type SideFrameProps } from './SideFrame.tsx'
import type { SignOutProps } from './SideNav.tsx'
import { styles } from './StaffBar.styles.ts'
import { type MenuEntry, useMenuEntries } from './useMenuEntries.ts'

export interface StaffFrameProps extends SideFrameProps {
  user: Pick<StaffUser, 'firstName' | 'email'>
  /** The time of the greeting, in minutes since midnight. */
  minutes: number
  menu: readonly MenuEntry[]
  notifications: NotificationBellProps
  signOut: SignOutProps
}

/** The staff area around its pages (spec 2): top bar, side navigation, content. Closed, the navigation keeps its pictures. */
export function StaffFrame({ user, minutes, menu, notifications, ...frame }: StaffFrameProps) {
  const { t } = useTranslation('staff')
  const { email, firstName } = user
  return (
    <SideFrame
      {...frame}
      label={t('menu.label')}
      entries={useMenuEntries(menu)}
      closedSide="icons"
      middle={
        <chakra.div css={styles.person}>
          <chakra.span css={styles.greeting}>
            {t(`greeting.${dayPartAt(minutes)}`, { name: firstName })}
          </chakra.span>
          <chakra.span css={styles.email} title={email}>
            {email}
          </chakra.span>
        </chakra.div>
      }
      end={<NotificationBell {...notifications} />}
      drawerStart={<chakra.p css={styles.drawerPerson}>{email}</chakra.p>}
    />
  )
}
