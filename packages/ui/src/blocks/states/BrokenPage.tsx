import { chakra } from '@chakra-ui/react'
import { ErrorState, type ErrorStateProps } from './ErrorState.tsx'

/** In the place of a whole page that could not be fetched or broke, its title the first of the page. */
export const BrokenPage = (props: Omit<ErrorStateProps, 'headingLevel' | 'isInCard'>) => (
  // A frame that has margins of its own around its pages says so.
  <chakra.section
    width="full"
    maxWidth="container"
    marginInline="auto"
    paddingInline="var(--page-margin, {spacing.gutter})"
    paddingTop={{ base: 'var(--page-margin, {spacing.6})', md: 'var(--page-margin, {spacing.16})' }}
    paddingBottom="var(--page-margin, {spacing.section})"
  >
    <ErrorState {...props} headingLevel={1} />
  </chakra.section>
)
