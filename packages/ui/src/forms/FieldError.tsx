import { chakra, useSlotRecipe } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { WarningIcon } from '#primitives/icons.tsx'
import { fieldRecipe } from './field.recipe.ts'

/** What is wrong, in words, under the control that it is about. */
export function FieldError({ children, ...rest }: ComponentProps<typeof chakra.p>) {
  const styles = useSlotRecipe({ recipe: fieldRecipe })()
  return (
    <chakra.p css={styles.error} {...rest}>
      <WarningIcon />
      <chakra.span minWidth="0">{children}</chakra.span>
    </chakra.p>
  )
}
