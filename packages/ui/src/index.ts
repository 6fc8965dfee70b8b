// The door `@atrium/ui`: what every page may use. Forms, toasts and the blocks of one area have their own.
export { AppStoreLink, type AppStoreLinkProps } from '#blocks/shell/AppStoreLink.tsx'
export { Breadcrumb, type BreadcrumbProps } from '#blocks/shell/Breadcrumb.tsx'
export { Footer, type FooterColumn, type FooterLink, type FooterProps } from '#blocks/shell/Footer.tsx'
export { LoadingScreen, type LoadingScreenProps } from '#blocks/shell/LoadingScreen.tsx'
export { Navbar, type NavbarLink, type NavbarProps } from '#blocks/shell/Navbar.tsx'
export type { NavbarLanguage } from '#blocks/shell/NavbarLanguages.tsx'
export { NotFound, type NotFoundProps } from '#blocks/shell/NotFound.tsx'
export { PageHero, type PageHeroProps, type PageHeroVideo } from '#blocks/shell/PageHero.tsx'
export {
  type SubscribeOutcome,
  SubscribeStrip,
  type SubscribeStripProps,
} from '#blocks/shell/SubscribeStrip.tsx'
export { BrokenPage } from '#blocks/states/BrokenPage.tsx'
export { EmptyState, type EmptyStateProps } from '#blocks/states/EmptyState.tsx'
export { ErrorState, type ErrorStateProps } from '#blocks/states/ErrorState.tsx'
export { MissingLanguage, type MissingLanguageProps } from '#blocks/states/MissingLanguage.tsx'
export { PageFallback, type PageFallbackProps } from '#blocks/states/PageFallback.tsx'
export {
  VacancyDetailSkeleton,
  type VacancyDetailSkeletonProps,
} from '#blocks/states/VacancyDetailSkeleton.tsx'
export { VacancyListSkeleton, type VacancyListSkeletonProps } from '#blocks/states/VacancyListSkeleton.tsx'
export { Button, type ButtonProps } from '#primitives/Button.tsx'
export { Chip } from '#primitives/Chip.tsx'
export { Container } from '#primitives/Container.tsx'
export { FilterChip, type FilterChipProps } from '#primitives/FilterChip.tsx'
export { Heading, type HeadingProps, type HeadingSize } from '#primitives/Heading.tsx'
export { IconButton, type IconButtonProps } from '#primitives/IconButton.tsx'
export {
  ArrowDownIcon,
  ArrowRightIcon,
  ArrowUpRightIcon,
  CheckIcon,
  ChevronRightIcon,
  CloseIcon,
  ExternalIcon,
  FileIcon,
  MailIcon,
  MenuIcon,
  PauseIcon,
  PhoneIcon,
  PinIcon,
  PlayIcon,
  RetryIcon,
  TrashIcon,
  UploadIcon,
  WarningIcon,
} from '#primitives/icons.tsx'
export { Link } from '#primitives/Link.tsx'
export { LinkButton } from '#primitives/LinkButton.tsx'
export { Logo, type LogoProps } from '#primitives/Logo.tsx'
export { LogoMark } from '#primitives/LogoMark.tsx'
export { PlanMotif, type PlanMotifProps } from '#primitives/PlanMotif.tsx'
export { Section, type SectionProps } from '#primitives/Section.tsx'
export { Skeleton } from '#primitives/Skeleton.tsx'
export { SkipLink, type SkipLinkProps } from '#primitives/SkipLink.tsx'
export { Spinner } from '#primitives/Spinner.tsx'
export { Stack } from '#primitives/Stack.tsx'
export { Text } from '#primitives/Text.tsx'
export { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
export type { LinkProps } from '#theme/LinkContext.ts'
export type { ReducedMotion } from '#theme/MotionContext.ts'
export { UiProvider, type UiProviderProps } from '#theme/UiProvider.tsx'
export { useReducedMotion } from '#theme/useReducedMotion.ts'
