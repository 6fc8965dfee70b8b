import { chakra } from '@chakra-ui/react'
import { NotificationBell, type NotificationBellProps } from './NotificationBell.tsx'
import { SideFrame, type SideFrameProps } from './SideFrame.tsx'
import { styles } from './StaffBar.styles.ts'

export interface StaffFrameProps extends SideFrameProps {
  /** By the time of day: "Good morning, Leyla". */
  greeting: string
  /** The signed-in person's. */
  email: string
  notifications: NotificationBellProps
  /** Names of the toggle on wide windows: all of the navigation, or its pictures only. */
  widenLabel: string
  narrowLabel: string
}

/** The staff area around its pages (spec 2): top bar, side navigation, content. Closed, the navigation keeps its pictures. */
export function StaffFrame({ greeting, email, notifications, ...frame }: StaffFrameProps) {
  return (
    <SideFrame
      {...frame}
      closedSide="icons"
      middle={
        <chakra.div css={styles.person}>
          <chakra.span css={styles.greeting}>{greeting}</chakra.span>
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
