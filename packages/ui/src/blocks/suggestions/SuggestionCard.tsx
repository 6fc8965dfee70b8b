import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { CardSection } from '#primitives/CardSection.tsx'

/** A card of the page, named by its heading. */
export const SuggestionCard = ({ children, ...rest }: ComponentProps<typeof CardSection>) => (
  <CardSection padding={{ base: '5', sm: '6', md: '8' }} {...rest}>
    <chakra.div marginTop="5">{children}</chakra.div>
  </CardSection>
)
