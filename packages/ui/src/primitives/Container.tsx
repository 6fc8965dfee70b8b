import { chakra, defineRecipe } from '@chakra-ui/react'

const containerRecipe = defineRecipe({
  base: { width: 'full', maxWidth: 'container', marginInline: 'auto', paddingInline: 'gutter' },
})

/** The width of the page's content: 1240 px with its side padding. */
export const Container = chakra('div', containerRecipe)
