import { Icon, type IconProps } from '#primitives/Icon.tsx'

/** The pictures of the staff area. They stand here, and not with the icons that every visitor downloads. */
const paths = {
  today:
    'M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM12 2.5v1.5M12 20v1.5M2.5 12H4M20 12h1.5M5.3 5.3l1 1M17.7 17.7l1 1M5.3 18.7l1-1M17.7 6.3l1-1',
  profile: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5a7.5 7.5 0 0 1 15 0',
  news: 'M4 5.5h12.5v13H6a2 2 0 0 1-2-2v-11ZM16.5 9.5H20v7a2 2 0 0 1-2 2h-1.5M7.5 9.5H13M7.5 12.5H13M7.5 15.5H11',
  chat: 'M5.5 4.5h13a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H9l-5.5 4v-14a2 2 0 0 1 2-2Z',
  suggestions: 'M9 17.5c0-2-3.5-3.5-3.5-7.5a6.5 6.5 0 0 1 13 0c0 4-3.5 5.5-3.5 7.5H9ZM9.5 20.5h5',
  calendar:
    'M6 5.5h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2ZM4 10h16M8 3.5v4M16 3.5v4',
  requests:
    'M6 5.5h12a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2ZM4 10h16M8 3.5v4M16 3.5v4M9 14.5l2 2 4-4',
  directory:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5a6.5 6.5 0 0 1 13 0M15.5 4.9a3.5 3.5 0 0 1 0 6.2M18 13.8a6.5 6.5 0 0 1 3.5 5.7',
  labels: 'M4.5 4.5h5v5h-5v-5ZM14.5 4.5h5v5h-5v-5ZM4.5 14.5h5v5h-5v-5ZM14.5 14.5v2M19.5 14.5v5M14.5 19.5h2.5',
  desk: 'M3.5 9.5h17M5.5 9.5v10M18.5 9.5v10M11 9.5v6h7.5M14 12.5h1.5M8 9.5v-5h5v5',
  schedule: 'M4 6.5h9M9 12h11M6 17.5h8',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15L6 16.5ZM10 20.5a2.2 2.2 0 0 0 4 0M12 5V3.5',
  signOut: 'M10 4.5H6.5a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2H10M9.5 12H20M16 8l4 4-4 4',
  back: 'M20 12H5M11 6l-6 6 6 6',
} as const

export type StaffIconName = keyof typeof paths

interface StaffIconProps extends Omit<IconProps, 'd'> {
  name: StaffIconName
}

export const StaffIcon = ({ name, ...rest }: StaffIconProps) => <Icon d={paths[name]} {...rest} />
