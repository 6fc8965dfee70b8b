import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { iconButtonRecipe } from './IconButton.recipe.ts'

const Root = chakra('button', iconButtonRecipe)

interface IconButtonProps extends ComponentProps<typeof Root> {
  /** What the button does, for those who cannot see the picture. */
  label: string
  /** The picture. */
  children: ReactNode
}

/**
 * A button that is only a picture; 44 px.
 * @default variant 'quiet'
 */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <Root type="button" aria-label={label} {...rest}>
      {children}
    </Root>
  )
}
