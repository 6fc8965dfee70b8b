import { type ComponentType, useEffect, useState } from 'react'
import type { QrCodeProps } from '#primitives/QrCode.tsx'

export type CodeDrawing =
  | { kind: 'loading' }
  | { kind: 'failed'; isRetrying: boolean; retry: () => void }
  | { kind: 'ready'; Code: ComponentType<QrCodeProps> }

/** Fetches what draws QR codes; for a page that wants to have it before it is asked for. */
export const loadCodeDrawing = () => import(/* webpackChunkName: "qrCode" */ '#primitives/QrCode.tsx')

/** What draws QR codes: its code is fetched once one is wanted. */
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
