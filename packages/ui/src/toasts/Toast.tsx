import { chakra, useSlotRecipe } from '@chakra-ui/react'
import type { FocusEvent, PointerEvent, Ref } from 'react'
import { IconButton } from '#primitives/IconButton.tsx'
import { CheckIcon, CloseIcon, WarningIcon } from '#primitives/icons.tsx'
import { toastsRecipe } from './Toasts.recipe.ts'
import { useCountdown } from './useCountdown.ts'

interface ToastProps {
  ref?: Ref<HTMLElement>
  id: string
  text: string
  kind: 'success' | 'error'
  /** @default false */
  isAnnounced?: boolean | undefined
  /** In ms. */
  durationMs: number
  closeLabel: string
  onClose: () => void
}

/** One toast: a region named by what it says. The page says the same, so it is not read out without `isAnnounced`. */
export function Toast({
  ref,
  id,
  text,
  kind,
  isAnnounced = false,
  durationMs,
  closeLabel,
  onClose,
}: ToastProps) {
  const styles = useSlotRecipe({ recipe: toastsRecipe })({ kind })
  const { pause, resume } = useCountdown(durationMs, onClose)
  const onPointerLeave = (event: PointerEvent) => {
    if (!event.currentTarget.contains(document.activeElement)) resume()
  }
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) resume()
  }
  return (
    <chakra.section
      ref={ref}
      id={id}
      aria-labelledby={`${id}-text`}
      data-tone="dark"
      css={styles.toast}
      onPointerEnter={pause}
      onPointerLeave={onPointerLeave}
      onFocus={pause}
      onBlur={onBlur}
    >
      <chakra.span css={styles.icon}>{kind === 'error' ? <WarningIcon /> : <CheckIcon />}</chakra.span>
      <chakra.p id={`${id}-text`} role={isAnnounced ? 'alert' : undefined} css={styles.text}>
        {text}
      </chakra.p>
      <IconButton label={closeLabel} variant="onDark" onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </chakra.section>
  )
}
