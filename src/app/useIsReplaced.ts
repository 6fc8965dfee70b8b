import { useEffect, useState } from 'react'

/** Milliseconds; after that the failure counts as a connection failure. */
const timeoutMs = 5000

/** Whether the server no longer has the code at this address because of a newer version. */
async function isGone(address: string): Promise<boolean> {
  const reply = await fetch(address, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const isCode = reply.headers.get('content-type')?.includes('javascript') ?? false
  return reply.status === 404 || reply.status === 410 || (reply.ok && !isCode)
}

/**
 * Whether the code of a page is gone from the server because the site was updated meanwhile, so that only a reload
 * helps; `undefined` until that is known.
 */
export function useIsReplaced(error: unknown): boolean | undefined {
  const { name, request } = (error ?? {}) as { name?: string; request?: unknown }
  const address = name === 'ChunkLoadError' && typeof request === 'string' ? request : undefined
  const [isReplaced, setReplaced] = useState(address === undefined ? false : undefined)
  useEffect(() => {
    if (address === undefined) return
    let isCurrent = true
    void isGone(address)
      .catch(() => false)
      .then((is) => isCurrent && setReplaced(is))
    return () => {
      isCurrent = false
    }
  }, [address])
  return isReplaced
}
