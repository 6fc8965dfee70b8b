import { Icon, type IconProps } from './Icon.tsx'

/* The icons that no first view of a public page has: the start does not load them. */

type Props = Omit<IconProps, 'd'>

export const ArrowRightIcon = (props: Props) => <Icon d="M4 12h15M13 6l6 6-6 6" {...props} />
export const ChevronRightIcon = (props: Props) => <Icon d="m9.5 6 6 6-6 6" {...props} />
export const PlusIcon = (props: Props) => <Icon d="M12 5v14M5 12h14" {...props} />
export const PhoneIcon = (props: Props) => (
  <Icon
    d="M8.6 4H5.5A1.5 1.5 0 0 0 4 5.6 15.5 15.5 0 0 0 18.4 20a1.5 1.5 0 0 0 1.6-1.5v-3.1l-4.3-1.6-2 2.2a12.6 12.6 0 0 1-5.7-5.7l2.2-2L8.6 4Z"
    {...props}
  />
)
export const MailIcon = (props: Props) => (
  <Icon
    d="M5.5 5.5h13A2 2 0 0 1 20.5 7.5v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM4.2 7.2l7.8 5.8 7.8-5.8"
    {...props}
  />
)
export const PinIcon = (props: Props) => (
  <Icon
    d="M12 21s7-6.1 7-11a7 7 0 1 0-14 0c0 4.9 7 11 7 11ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z"
    {...props}
  />
)
export const UploadIcon = (props: Props) => (
  <Icon d="M12 16V5M7.5 9.5 12 5l4.5 4.5M4.5 16.5v1a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-1" {...props} />
)
export const FileIcon = (props: Props) => (
  <Icon
    d="M13.5 3.5H7.5a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2v-10l-5-5Zm0 0v5h5M9 13h6M9 16.5h4"
    {...props}
  />
)
export const TrashIcon = (props: Props) => (
  <Icon
    d="M4.5 7h15M9.5 7V5.5a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1V7M6.5 7l.8 11.2a1.5 1.5 0 0 0 1.5 1.3h6.4a1.5 1.5 0 0 0 1.5-1.3L17.5 7M10.5 11v5M13.5 11v5"
    {...props}
  />
)
export const ExternalIcon = (props: Props) => (
  <Icon
    d="M14 4.5h5.5V10M19 5l-8 8M17.5 13.5v4a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2h4"
    {...props}
  />
)
export const MoreIcon = (props: Props) => (
  <Icon d="M5.5 12h.01M12 12h.01M18.5 12h.01" strokeWidth={3} {...props} />
)
export const GripIcon = (props: Props) => (
  <Icon d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" strokeWidth={3} {...props} />
)
export const StarIcon = (props: Props) => (
  <Icon
    d="m12 4.2 2.4 4.9 5.4.8-3.9 3.8.9 5.4-4.8-2.6-4.8 2.6.9-5.4-3.9-3.8 5.4-.8L12 4.2Z"
    fill="currentColor"
    {...props}
  />
)
export const ColumnsIcon = (props: Props) => <Icon d="M4 5h16v14H4zM9.5 5v14M14.5 5v14" {...props} />
export const FilterIcon = (props: Props) => <Icon d="M4 6.5h16M7 12h10M10 17.5h4" {...props} />
export const SearchIcon = (props: Props) => (
  <Icon d="M11 4.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm4.8 11.3L20.5 20.5" {...props} />
)
const eye =
  'M2.5 12s3.5-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12ZM12 9.25a2.75 2.75 0 1 1 0 5.5 2.75 2.75 0 0 1 0-5.5Z'
export const EyeIcon = (props: Props) => <Icon d={eye} {...props} />
export const EyeOffIcon = (props: Props) => <Icon d={`${eye}M4.5 4.5l15 15`} {...props} />
export const SortIcon = (props: Props) => <Icon d="m8 9.5 4-4 4 4M8 14.5l4 4 4-4" {...props} />
export const ToEndIcon = (props: Props) => <Icon d="m6.5 6 6 6-6 6M17.5 6v12" {...props} />
