import { chakra } from '@chakra-ui/react'
import { Anchor } from './Anchor.tsx'
import { linkRecipe } from './Link.recipe.ts'

/**
 * A link to a place; `variant` is `text` (in a sentence), `plain` (standing alone) or `bare`.
 * @default variant 'text'
 */
export const Link = chakra(Anchor, linkRecipe)
