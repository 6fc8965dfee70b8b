import { chakra } from '@chakra-ui/react'
import type { FocusEvent, PointerEvent, Ref } from 'react'
import { IconButton } from '#primitives/IconButton.tsx'
import { CheckIcon, CloseIcon, WarningIcon } from '#primitives/icons.tsx'
import { useCountdown } from './useCountdown.ts'

interface ToastProps {
  ref?: Ref<HTMLElement>
  id: string
  text: string
  kind: 'success' | 'error'
  /** In ms. */
  durationMs: number
  closeLabel: string
  onClose: () => void
}

/** One toast: a region named by what it says. The page has said it before, so it is not read out. */
export function Toast({ ref, id, text, kind, durationMs, closeLabel, onClose }: ToastProps) {
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
      display="flex"
      alignItems="center"
      gap="3"
      width="min(26rem, calc(100vw - 2.5rem))"
      paddingInlineStart="4"
      paddingInlineEnd="1.5"
      paddingBlock="1.5"
      borderWidth="hairline"
      borderColor="border.onDarkControl"
      borderRadius="control"
      backgroundColor="bg.dark"
      color="fg.onDark"
      boxShadow="floating"
      onPointerEnter={pause}
      onPointerLeave={onPointerLeave}
      onFocus={pause}
      onBlur={onBlur}
    >
      <chakra.span color={kind === 'error' ? 'fg.dangerOnDark' : 'fg.accentOnDark'} fontSize="1.125rem">
        {kind === 'error' ? <WarningIcon /> : <CheckIcon />}
      </chakra.span>
      <chakra.p id={`${id}-text`} flexGrow={1} minWidth="0" paddingBlock="2" textStyle="control">
        {text}
      </chakra.p>
      <IconButton label={closeLabel} variant="onDark" onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </chakra.section>
  )
}
