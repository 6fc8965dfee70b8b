import { Icon, type IconProps } from '#primitives/Icon.tsx'

export const PencilIcon = (props: Omit<IconProps, 'd'>) => (
  <Icon
    d="M4.5 19.5v-4L15.8 4.2a1.5 1.5 0 0 1 2.1 0l1.9 1.9a1.5 1.5 0 0 1 0 2.1L8.5 19.5h-4ZM13.5 6.5l4 4"
    {...props}
  />
)
