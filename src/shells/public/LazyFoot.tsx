import { Suspense } from 'react'
import { whenAlive } from '#hooks/alive.ts'
import { LazyPart } from '#hooks/LazyPart.tsx'
import type { ShellFootProps } from './ShellFoot.tsx'

const loadFoot = async () => {
  await whenAlive()
  try {
    return (await import(/* webpackChunkName: "foot" */ './ShellFoot.tsx')).ShellFoot
  } catch {
    // Lost on the way: the foot that came from the server stays, and works without its code.
    return new Promise<never>(() => undefined)
  }
}

/** The foot, in a chunk of its own. */
export const LazyFoot = (props: ShellFootProps) => (
  <Suspense>
    <LazyPart load={loadFoot} {...props} />
  </Suspense>
)
