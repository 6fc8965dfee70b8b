import { chakra } from '@chakra-ui/react'
import { SnackbarProvider } from 'notistack'
import { useState } from 'react'
import { ToastQueue, type ToastQueueProps } from './ToastQueue.tsx'
import { useFocusBack } from './useFocusBack.ts'
import { useTopLayer } from './useTopLayer.ts'

type ToastsProps = Omit<ToastQueueProps, 'onClosing'>

/**
 * Short echoes of what also stands in the page, which has said it already: nothing is read out here. Give it all
 * toasts so far, the newest last: each is shown once, three at most at a time, and one takes the place of another
 * with the same text. A toast waits while it is pointed at or holds the focus.
 */
export function Toasts(props: ToastsProps) {
  const [root, setRoot] = useState<HTMLDivElement | null>(null)
  const { regionRef, onFocus, giveBack } = useFocusBack()
  useTopLayer(regionRef, props.toasts)
  return (
    <chakra.div
      ref={regionRef}
      popover="manual"
      position="relative"
      zIndex="toast"
      // As if it were none, but for its place over the dialogs.
      css={{
        // Under a modal dialog nothing here can be pressed: a press would reach what lies behind.
        ':root:has(dialog:modal) & button': { display: 'none' },
        '&:popover-open': {
          position: 'fixed',
          inset: 'auto',
          overflow: 'visible',
          width: '0',
          height: '0',
          padding: '0',
          borderWidth: '0',
          backgroundColor: 'transparent',
          color: 'inherit',
        },
      }}
      _print={{ display: 'none' }}
      onFocus={onFocus}
    >
      <div ref={setRoot} />
      {root && (
        <SnackbarProvider
          maxSnack={3}
          domRoot={root}
          autoHideDuration={null}
          transitionDuration={{ enter: 200, exit: 150 }}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        >
          <ToastQueue {...props} onClosing={giveBack} />
        </SnackbarProvider>
      )}
    </chakra.div>
  )
}
