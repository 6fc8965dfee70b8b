import { chakra, Portal, useSlotRecipe } from '@chakra-ui/react'
import { SnackbarProvider } from 'notistack'
import { type FocusEvent, useCallback, useRef, useState } from 'react'
import { ToastQueue, type ToastQueueProps } from './ToastQueue.tsx'
import { toastsRecipe } from './Toasts.recipe.ts'

type ToastsProps = Omit<ToastQueueProps, 'onClosing'>

/**
 * Toasts repeat messages of the page, which announces them: a toast announces nothing unless it stands alone (`isAnnounced`). Takes all toasts so far,
 * the newest last. Each is shown once, three at most at a time; a toast replaces another one with the same text. A toast
 * pauses on hover and focus.
 */
export function Toasts(props: ToastsProps) {
  const styles = useSlotRecipe({ recipe: toastsRecipe })()
  const [root, setRoot] = useState<HTMLDivElement | null>(null)
  const { regionRef, onFocus, giveBack } = useFocusBack()
  return (
    <Portal>
      {/* An open dialog hides all of the page from screen readers but live regions, and leaves `data-toasts` in reach. */}
      <chakra.div ref={regionRef} data-toasts aria-live="off" css={styles.region} onFocus={onFocus}>
        <div ref={setRoot} />
        {root && (
          <SnackbarProvider
            maxSnack={3}
            domRoot={root}
            autoHideDuration={null}
            transitionDuration={{ enter: 200, exit: 150 }}
            // Over the bar of the page, where no form and no keyboard of a phone is.
            anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
          >
            <ToastQueue {...props} onClosing={giveBack} />
          </SnackbarProvider>
        )}
      </chakra.div>
    </Portal>
  )
}

/** Remembers the focused element before the focus enters a region, and restores it when a part of the region closes. */
function useFocusBack() {
  const regionRef = useRef<HTMLDivElement>(null)
  const before = useRef<HTMLElement>(undefined)
  const giveBack = useCallback(() => before.current?.focus(), [])
  return {
    regionRef,
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (regionRef.current?.contains(relatedTarget)) return
      before.current = relatedTarget instanceof HTMLElement ? relatedTarget : undefined
    },
    giveBack,
  }
}
