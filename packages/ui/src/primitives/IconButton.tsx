import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { iconButtonRecipe } from './IconButton.recipe.ts'

const Root = chakra('button', iconButtonRecipe)

interface IconButtonProps extends ComponentProps<typeof Root> {
  /** The accessible name. */
  label: string
  /** The picture. */
  children: ReactNode
}

/**
 * A button with an icon only; 44 px.
 * @default variant 'quiet'
 */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <Root type="button" aria-label={label} {...rest}>
      {children}
    </Root>
  )
}
