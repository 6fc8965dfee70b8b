import { chakra, useSlotRecipe } from '@chakra-ui/react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { buttonPartsRecipe, buttonRecipe } from './Button.recipe.ts'
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
 * A button. Variants: `primary`, `lime` (on dark), `outline`, `outlineOnDark`, `danger`, `quiet`; sizes `sm`, `md`, `lg`.
 * @default variant 'primary', size 'md', type 'button'
 */
export function Button({ isLoading = false, loadingLabel, children, onClick, ...rest }: ButtonProps) {
  const styles = useSlotRecipe({ recipe: buttonPartsRecipe })({ isLoading })
  // Not `disabled` while loading, because a disabled button loses the focus.
  const busy = { 'aria-busy': true, 'aria-disabled': true } as const
  const wait = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault()
  return (
    <Root type="button" {...rest} {...(isLoading ? { ...busy, onClick: wait } : { onClick })}>
      {isLoading && (
        <chakra.span css={styles.spinner}>
          <Spinner />
        </chakra.span>
      )}
      {isLoading && loadingLabel && <VisuallyHidden>{loadingLabel}</VisuallyHidden>}
      <chakra.span css={styles.label} aria-hidden={(isLoading && Boolean(loadingLabel)) || undefined}>
        {children}
      </chakra.span>
    </Root>
  )
}
