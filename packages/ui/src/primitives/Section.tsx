import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { Container } from './Container.tsx'
import { sectionRecipe } from './Section.recipe.ts'

const Root = chakra('section', sectionRecipe)

interface SectionProps extends ComponentProps<typeof Root> {
  /** The `id` of the heading that names the section. */
  headingId?: string | undefined
  /**
   * Little space above and below, for a note between sections.
   * @default false
   */
  isTight?: boolean | undefined
  /**
   * The first section of a page without a header: less space above.
   * @default false
   */
  belowNavbar?: boolean | undefined
  children: ReactNode
}

/**
 * A band of the page, with the distance between sections above and below.
 * @default tone 'paper'
 */
export function Section({ headingId, tone = 'paper', isTight, children, ...rest }: SectionProps) {
  return (
    <Root
      {...(headingId && { 'aria-labelledby': headingId })}
      data-tone={tone === 'pine' ? 'dark' : 'light'}
      data-ground={isTight ? undefined : tone}
      tone={tone}
      isTight={isTight}
      {...rest}
    >
      <Container>{children}</Container>
    </Root>
  )
}
