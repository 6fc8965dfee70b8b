import { chakra } from '@chakra-ui/react'

/** The width of the page's content: 1240 px with its side padding. */
export const Container = chakra('div', {
  base: { width: 'full', maxWidth: 'container', marginInline: 'auto', paddingInline: 'gutter' },
})
