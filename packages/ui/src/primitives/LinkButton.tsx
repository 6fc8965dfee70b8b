import { chakra } from '@chakra-ui/react'
import { Anchor } from './Anchor.tsx'
import { buttonRecipe } from './Button.recipe.ts'

/**
 * A link that looks like a button. Same variants and sizes as `Button`.
 * @default variant 'primary', size 'md'
 */
export const LinkButton = chakra(Anchor, buttonRecipe)
