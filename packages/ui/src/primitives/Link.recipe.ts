import { defineRecipe } from '@chakra-ui/react'

export const linkRecipe = defineRecipe({
  base: {
    color: 'inherit',
    borderRadius: 'xs',
    transitionProperty: 'color, text-decoration-color',
    transitionDuration: 'fast',
  },
  variants: {
    variant: {
      /** In a sentence. */
      text: {
        color: 'fg.link',
        fontWeight: 'medium',
        textDecoration: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.2em',
        _hover: { color: 'fg.linkHover', textDecorationThickness: '2px' },
      },
      /** Standing alone: a row, a list of links. */
      plain: {
        textDecoration: 'underline',
        textDecorationColor: 'transparent',
        textUnderlineOffset: '0.25em',
        _hover: { textDecorationColor: 'currentColor' },
      },
      /** No look of its own: cards, logos. */
      bare: { textDecoration: 'none' },
    },
  },
  defaultVariants: { variant: 'text' },
})
