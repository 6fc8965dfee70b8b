import { chakra } from '@chakra-ui/react'
import { chipRecipe } from './FilterChip.recipe.ts'

/** A short fact in a frame. */
export const Chip = chakra('span', chipRecipe)
