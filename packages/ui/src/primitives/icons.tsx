import { Icon, type IconProps } from './Icon.tsx'

type Props = Omit<IconProps, 'd'>

export const ArrowDownIcon = (props: Props) => <Icon d="M12 4v15M6 13l6 6 6-6" {...props} />
export const CheckIcon = (props: Props) => <Icon d="m5 12.5 4.5 4.5L19 7.5" {...props} />
export const MenuIcon = (props: Props) => <Icon d="M4 7h16M4 12h16M4 17h16" {...props} />
export const CloseIcon = (props: Props) => <Icon d="m6 6 12 12M18 6 6 18" {...props} />
export const PauseIcon = (props: Props) => <Icon d="M9 6v12M15 6v12" {...props} />
export const PlayIcon = (props: Props) => <Icon d="M8 5.5v13l11-6.5-11-6.5Z" {...props} />
export const WarningIcon = (props: Props) => (
  <Icon
    d="M12 9.5v4M12 16.8v.1M10.6 4.8 3.3 17.5a1.6 1.6 0 0 0 1.4 2.4h14.6a1.6 1.6 0 0 0 1.4-2.4L13.4 4.8a1.6 1.6 0 0 0-2.8 0Z"
    {...props}
  />
)
export const InfoIcon = (props: Props) => (
  <Icon d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5M12 7.9v.1" {...props} />
)
export const RetryIcon = (props: Props) => (
  <Icon d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9M19.5 4.5V9H15" {...props} />
)
