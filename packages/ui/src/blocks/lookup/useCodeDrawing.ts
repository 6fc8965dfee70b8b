import { type ComponentType, useEffect, useState } from 'react'
import type { QrCodeProps } from '#primitives/QrCode.tsx'

export type CodeDrawing =
  | { kind: 'loading' }
  | { kind: 'failed'; isRetrying: boolean; retry: () => void }
  | { kind: 'ready'; Code: ComponentType<QrCodeProps> }

/** Preloads the component that draws QR codes. */
export const loadCodeDrawing = () => import(/* webpackChunkName: "qrCode" */ '#primitives/QrCode.tsx')

/** The component that draws QR codes, loaded when the first code is shown. */
export function useCodeDrawing(isWanted: boolean): CodeDrawing {
  const [drawing, setDrawing] = useState<{ Code: ComponentType<QrCodeProps> }>()
  const [attempt, setAttempt] = useState(1)
  const [failedAttempt, setFailedAttempt] = useState(0)
  const isMissing = isWanted && !drawing
  useEffect(() => {
    if (!isMissing) return undefined
    let isAwaited = true
    loadCodeDrawing().then(
      ({ QrCode }) => isAwaited && setDrawing({ Code: QrCode }),
      () => isAwaited && setFailedAttempt(attempt),
    )
    return () => {
      isAwaited = false
    }
  }, [isMissing, attempt])
  if (drawing) return { kind: 'ready', ...drawing }
  if (failedAttempt === 0) return { kind: 'loading' }
  return {
    kind: 'failed',
    isRetrying: attempt > failedAttempt,
    retry: () => setAttempt(failedAttempt + 1),
  }
}
