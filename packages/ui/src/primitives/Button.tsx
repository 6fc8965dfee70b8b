import { chakra } from '@chakra-ui/react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { buttonRecipe } from './Button.recipe.ts'
import { Spinner } from './Spinner.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const Root = chakra('button', buttonRecipe)

export interface ButtonProps extends ComponentProps<typeof Root> {
  /**
   * A spinner replaces the label, the width stays, and presses do nothing.
   * @default false
   */
  isLoading?: boolean | undefined
  /** Replaces the label for screen readers while loading. */
  loadingLabel?: string | undefined
  children?: ReactNode
}

/**
 * A button. Variants: `primary`, `lime` (on dark), `outline`, `outlineOnDark`, `quiet`; sizes `sm`, `md`, `lg`.
 * @default variant 'primary', size 'md', type 'button'
 */
export function Button({ isLoading = false, loadingLabel, children, onClick, ...rest }: ButtonProps) {
  // Not `disabled` while loading, because a disabled button loses the focus.
  const busy = { 'aria-busy': true, 'aria-disabled': true } as const
  const wait = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault()
  return (
    <Root type="button" {...rest} {...(isLoading ? { ...busy, onClick: wait } : { onClick })}>
      {isLoading && (
        <chakra.span position="absolute" inset="0" display="grid" placeItems="center">
          <Spinner />
        </chakra.span>
      )}
      {isLoading && loadingLabel && <VisuallyHidden>{loadingLabel}</VisuallyHidden>}
      <chakra.span
        display="inline-flex"
        alignItems="center"
        gap="inherit"
        minWidth="0"
        opacity={isLoading ? 0 : 1}
        aria-hidden={(isLoading && Boolean(loadingLabel)) || undefined}
      >
        {children}
      </chakra.span>
    </Root>
  )
}
