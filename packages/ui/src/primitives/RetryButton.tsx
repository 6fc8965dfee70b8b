import { Button, type ButtonProps } from './Button.tsx'
import { RetryIcon } from './icons.tsx'

export interface RetryButtonProps extends Omit<ButtonProps, 'children' | 'isLoading' | 'onClick'> {
  label: string
  onRetry: () => void
  /**
   * The call is running.
   * @default false
   */
  isRetrying?: boolean | undefined
}

/**
 * Repeats a failed call.
 * @default variant 'outline', loadingLabel the label
 */
export function RetryButton({ label, onRetry, isRetrying, ...rest }: RetryButtonProps) {
  return (
    <Button variant="outline" isLoading={isRetrying} loadingLabel={label} onClick={onRetry} {...rest}>
      <RetryIcon />
      {label}
    </Button>
  )
}
