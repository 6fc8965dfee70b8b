import { chakra } from '@chakra-ui/react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { buttonRecipe } from './Button.recipe.ts'
import { Spinner } from './Spinner.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const Root = chakra('button', buttonRecipe)

export interface ButtonProps extends ComponentProps<typeof Root> {
  /**
   * The width stays, a spinner takes the words' place, and presses do nothing.
   * @default false
   */
  isLoading?: boolean | undefined
  /** Said while loading instead of the words. */
  loadingLabel?: string | undefined
  children?: ReactNode
}

/**
 * A deed. Variants: `primary`, `lime` (on dark), `outline`, `outlineOnDark`, `quiet`; sizes `sm`, `md`, `lg`.
 * @default variant 'primary', size 'md', type 'button'
 */
export function Button({ isLoading = false, loadingLabel, children, onClick, ...rest }: ButtonProps) {
  // Not `disabled` while loading: the focus would fall off the button.
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
