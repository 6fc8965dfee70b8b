import { Dialog as ChakraDialog, Portal, useSlotRecipe } from '@chakra-ui/react'
import { type ComponentProps, type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { dialogRecipe } from './Dialog.recipe.ts'
import { Heading } from './Heading.tsx'
import { Text } from './Text.tsx'
import { guardLayerInput } from './unsentInput.ts'

interface DialogProps extends ComponentProps<typeof ChakraDialog.Content> {
  /** @default true */
  isOpen?: boolean | undefined
  /** The person wants to close it: Escape, or a press outside. Without it only the dialog's own buttons close it. */
  onClose?: (() => void) | undefined
  /** Names a dialog that has no `DialogTitle`. */
  label?: string | undefined
  /**
   * In the middle of the window, or as high as the window along its start or its end.
   * @default 'center'
   */
  placement?: 'center' | 'start' | 'end' | undefined
  /** In the middle of the window: for the lines of a letter, or for a letter and its preview beside it. */
  roomFor?: 'letter' | 'preview' | undefined
  /**
   * Where the focus begins: on the first control or the one with `data-autofocus`, in the first field of the form, or
   * on the dialog itself, whose content is read first.
   * @default 'control'
   */
  initialFocus?: 'control' | 'field' | 'dialog' | undefined
  /** Finds what takes the focus afterwards. @default what had it before; the page's content where that is gone */
  returnFocus?: (() => HTMLElement | null) | undefined
  children: ReactNode
}

/**
 * A modal dialog over the page, on Chakra's: the focus stays inside and returns to where it was, the page behind does
 * not scroll and is hidden from screen readers. Toasts stay in reach of the pointer.
 */
export function Dialog(props: DialogProps) {
  const {
    isOpen = true,
    onClose,
    label,
    placement = 'center',
    initialFocus = 'control',
    roomFor,
    ...rest
  } = props
  const { children, css, returnFocus, ...content } = rest
  const styles = useSlotRecipe({ recipe: dialogRecipe })({ placement, roomFor })
  const contentRef = useRef<HTMLDivElement>(null)
  const before = useRef<HTMLElement>(undefined)
  const focusAfter = useEffectEvent(() => focused(returnFocus?.() ?? elementAfter(before.current)))

  useLayoutEffect(() => {
    if (!isOpen) return
    const { activeElement } = document
    // What is in the dialog itself is nowhere to return to: the effect may run again while it is open.
    if (!contentRef.current?.contains(activeElement))
      before.current =
        activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : undefined
    // At once: the library waits for a frame, and keys that are pressed until then would reach the page behind.
    focused(initialElement(contentRef.current, initialFocus))
    const stopGuard = guardLayerInput()
    return () => {
      stopGuard()
      // Likewise at once, also where the dialog closes within that frame.
      queueMicrotask(() => document.activeElement === document.body && focusAfter())
    }
  }, [isOpen, initialFocus])

  return (
    <ChakraDialog.Root
      unstyled
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose?.()}
      closeOnEscape={onClose !== undefined}
      closeOnInteractOutside={onClose !== undefined}
      onInteractOutside={(event) => isInToasts(event.detail.target) && event.preventDefault()}
      onEscapeKeyDown={(event) => hasOpenList(event.target) && event.preventDefault()}
      initialFocusEl={() =>
        focusWithin(contentRef.current) ?? focused(initialElement(contentRef.current, initialFocus))
      }
      finalFocusEl={() => focused(returnFocus?.() ?? elementAfter(before.current))}
      {...(label && { 'aria-label': label })}
    >
      <Portal>
        <ChakraDialog.Backdrop css={styles.backdrop} />
        <ChakraDialog.Positioner css={styles.positioner}>
          <ChakraDialog.Content ref={contentRef} data-tone="light" css={[styles.content, css]} {...content}>
            {children}
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  )
}

/** Names the dialog. */
export const DialogTitle = (props: Omit<ComponentProps<typeof Heading>, 'level'>) => (
  <ChakraDialog.Title asChild>
    <Heading level={2} size="h3" {...props} />
  </ChakraDialog.Title>
)

/** Describes the dialog. */
export const DialogText = (props: ComponentProps<typeof Text>) => (
  <ChakraDialog.Description asChild>
    <Text tone="muted" marginTop="2" {...props} />
  </ChakraDialog.Description>
)

function initialElement(content: HTMLElement | null, where: DialogProps['initialFocus']) {
  if (where === 'dialog') return content
  return where === 'field'
    ? content?.querySelector<HTMLElement>('form :is(input, select):not([hidden])')
    : null
}

/** The focused element of the dialog: the person may have moved the focus before the library's first frame. */
const focusWithin = (content: HTMLElement | null) =>
  document.activeElement instanceof HTMLElement && content?.contains(document.activeElement)
    ? document.activeElement
    : null

/** The element that had the focus before the dialog; the page's content where that element is gone. */
const elementAfter = (before: HTMLElement | undefined) =>
  before?.isConnected ? before : document.getElementById('main')

/** Focuses an element as the browser does: the library would also select the text of an input, which the next key replaces. */
function focused(element: HTMLElement | null | undefined): HTMLElement | null {
  element?.focus({ preventScroll: true })
  return element ?? null
}

const isInToasts = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-toasts]') !== null

/** Escape closes the list of a combobox first. */
const hasOpenList = (target: EventTarget | null) =>
  target instanceof Element && target.matches('[role=combobox][aria-expanded=true]')
