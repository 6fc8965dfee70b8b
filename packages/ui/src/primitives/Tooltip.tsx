import { Tooltip as ChakraTooltip, Portal, useTooltip } from '@chakra-ui/react'
import { type ReactElement, type ReactNode, useEffect, useEffectEvent } from 'react'

interface TooltipProps {
  /** Shown beside the control. The control's own name says it too: screen readers do not read it again. */
  content: ReactNode
  /** Where the window has room for it; otherwise on the other side. */
  placement: 'top' | 'right'
  /**
   * A press shows it as well: a finger neither hovers nor, in some browsers, focuses.
   * @default false
   */
  opensOnPress?: boolean | undefined
  /** The control. */
  children: ReactElement
}

/**
 * What a control is called, beside it, while the pointer is on the control or on the tooltip and while the control has
 * the keyboard's focus. Escape hides it.
 */
export function Tooltip({ content, placement, opensOnPress = false, children }: TooltipProps) {
  const tooltip = useTooltip({
    interactive: true,
    openDelay: 0,
    closeDelay: 100,
    closeOnClick: !opensOnPress,
    closeOnScroll: false,
    positioning: { placement },
  })
  const close = useEffectEvent(() => tooltip.setOpen(false))
  const isShownByPress = opensOnPress && tooltip.open

  useEffect(() => {
    if (!isShownByPress) return
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('[data-scope=tooltip]'))) close()
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isShownByPress])

  return (
    <ChakraTooltip.RootProvider value={tooltip} unstyled lazyMount unmountOnExit>
      <ChakraTooltip.Trigger
        asChild
        // biome-ignore lint/a11y/useValidAriaValues: empty, so that what the name says is not read a second time.
        aria-describedby=""
        {...(opensOnPress && { onClick: () => tooltip.setOpen(true) })}
      >
        {children}
      </ChakraTooltip.Trigger>
      <Portal>
        <ChakraTooltip.Positioner>
          <ChakraTooltip.Content css={styles}>{content}</ChakraTooltip.Content>
        </ChakraTooltip.Positioner>
      </Portal>
    </ChakraTooltip.RootProvider>
  )
}

const styles = {
  zIndex: 'tooltip',
  maxWidth: '13.5rem',
  paddingInline: '3',
  paddingBlock: '2',
  borderWidth: 'hairline',
  borderColor: 'transparent',
  borderRadius: 'control',
  backgroundColor: 'bg.floating',
  color: 'fg.onDark',
  boxShadow: 'floating',
  fontSize: 'sm',
  lineHeight: 'snug',
  overflowWrap: 'anywhere',
  animation: 'atrium-show 150ms {easings.out}',
  _highContrast: { borderColor: 'CanvasText', backgroundColor: 'Canvas', color: 'CanvasText' },
  _print: { display: 'none' },
} as const
