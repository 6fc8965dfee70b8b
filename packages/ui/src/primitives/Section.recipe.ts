import { defineRecipe } from '@chakra-ui/react'

export const sectionRecipe = defineRecipe({
  base: {
    paddingBlock: 'section',
  },
  variants: {
    tone: {
      // Two sections on the same background have one distance between them, not two.
      paper: { backgroundColor: 'bg.page', color: 'fg', '[data-ground=paper] + &': { paddingTop: '0' } },
      paper2: { backgroundColor: 'bg.band', color: 'fg', '[data-ground=paper2] + &': { paddingTop: '0' } },
      pine: { backgroundColor: 'bg.dark', color: 'fg.onDark' },
    },
    isTight: { true: { paddingBlock: { base: '6', md: '8' } } },
    belowNavbar: { true: { paddingTop: { base: '6', md: '16' } } },
  },
  defaultVariants: { tone: 'paper' },
})
