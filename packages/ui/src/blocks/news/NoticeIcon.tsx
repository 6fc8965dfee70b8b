import { Icon, type IconProps } from '#primitives/Icon.tsx'

/** What a notification is about. */
const paths = {
  device: 'M6 5.5h12V15H6V5.5ZM3 18.5h18',
  network: 'M4.5 4.5h15v6h-15v-6ZM4.5 13.5h15v6h-15v-6ZM8 7.5h.01M8 16.5h.01M12 7.5h4M12 16.5h4',
  phone:
    'M8 3.5h8a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5ZM11 17.5h2',
  security: 'M12 3.5 5 6v5.5c0 4.3 2.9 7.6 7 9 4.1-1.4 7-4.7 7-9V6l-7-2.5ZM9 12l2.2 2.2L15.2 10',
  badge:
    'M6.5 6.5h11a1.5 1.5 0 0 1 1.5 1.5v10.5A1.5 1.5 0 0 1 17.5 20h-11A1.5 1.5 0 0 1 5 18.5V8a1.5 1.5 0 0 1 1.5-1.5ZM12 3.5v5M12 13.5a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5ZM8.5 17a3.5 3.5 0 0 1 7 0',
  meeting: 'M4.5 6.5h15v13h-15v-13ZM4.5 10.5h15M8.5 4v4M15.5 4v4',
} as const

export type NoticeIconName = keyof typeof paths

interface NoticeIconProps extends Omit<IconProps, 'd'> {
  name: NoticeIconName
}

/** The icon of a notification, in the place of a drawing. */
export const NoticeIcon = ({ name, ...rest }: NoticeIconProps) => <Icon d={paths[name]} {...rest} />
