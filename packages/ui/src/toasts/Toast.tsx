import { chakra, useSlotRecipe } from '@chakra-ui/react'
import type { FocusEvent, PointerEvent, Ref } from 'react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '#primitives/IconButton.tsx'
import { CheckIcon, CloseIcon, WarningIcon } from '#primitives/icons.tsx'
import { toastsRecipe } from './Toasts.recipe.ts'

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

/** Calls back after `ms`. `pause` stops the clock; it starts anew when the pause ends. */
function useCountdown(ms: number, onEnd: () => void) {
  const [isPaused, setPaused] = useState(false)
  const end = useRef(onEnd)
  end.current = onEnd

  useEffect(() => {
    if (isPaused) return
    const timer = window.setTimeout(() => end.current(), ms)
    return () => window.clearTimeout(timer)
  }, [ms, isPaused])

  return { pause: () => setPaused(true), resume: () => setPaused(false) }
}
