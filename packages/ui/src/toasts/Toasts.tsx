import { chakra } from '@chakra-ui/react'
import { SnackbarProvider } from 'notistack'
import { useState } from 'react'
import { ToastQueue, type ToastQueueProps } from './ToastQueue.tsx'

export type ToastsProps = ToastQueueProps

/**
 * Short echoes of what also stands in the page. Give it all toasts so far, the newest last: each is shown once,
 * three at most at a time. A toast waits while it is pointed at or holds the focus.
 */
export function Toasts(props: ToastsProps) {
  // Toasts appear inside a region that is there before them, or they would not be read out.
  const [region, setRegion] = useState<HTMLDivElement | null>(null)
  return (
    <chakra.div ref={setRegion} role="status" position="relative" zIndex="toast">
      {region && (
        <SnackbarProvider
          maxSnack={3}
          domRoot={region}
          autoHideDuration={null}
          transitionDuration={{ enter: 200, exit: 150 }}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        >
          <ToastQueue {...props} />
        </SnackbarProvider>
      )}
    </chakra.div>
  )
}
