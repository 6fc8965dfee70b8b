import { chakra, defineRecipe } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { Container } from './Container.tsx'

const sectionRecipe = defineRecipe({
  base: {
    paddingBlock: 'section',
  },
  variants: {
    tone: {
      // Two sections on the same ground stand one distance apart, not two.
      paper: { backgroundColor: 'bg.page', color: 'fg', '[data-ground=paper] + &': { paddingTop: '0' } },
      paper2: { backgroundColor: 'bg.band', color: 'fg', '[data-ground=paper2] + &': { paddingTop: '0' } },
      pine: { backgroundColor: 'bg.dark', color: 'fg.onDark' },
    },
    isTight: { true: { paddingBlock: { base: '6', md: '8' } } },
    belowNavbar: { true: { paddingTop: { base: '6', md: '16' } } },
  },
  defaultVariants: { tone: 'paper' },
})

const Root = chakra('section', sectionRecipe)

interface SectionProps extends ComponentProps<typeof Root> {
  /** The `id` of the heading that names the section. */
  headingId?: string | undefined
  /**
   * Little room above and below: a note between sections.
   * @default false
   */
  isTight?: boolean | undefined
  /**
   * The first section of a page that has no header of its own: less room above.
   * @default false
   */
  belowNavbar?: boolean | undefined
  children: ReactNode
}

/**
 * A band of the page with the distance between sections above and below.
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
