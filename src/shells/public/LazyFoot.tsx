import { whenIdle } from '@atrium/ui'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import type { ShellFootProps } from './ShellFoot.tsx'

const ShellFoot = lazy(async (): Promise<{ default: ComponentType<ShellFootProps> }> => {
  try {
    return { default: (await import(/* webpackChunkName: "foot" */ './ShellFoot.tsx')).ShellFoot }
  } catch {
    // Lost on the way: the page itself is there, and its foot comes with the next visit.
    return { default: () => null }
  }
})

/** The foot, once the page stands and the browser has nothing better to do. */
export function LazyFoot(props: ShellFootProps) {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => whenIdle(() => setWanted(true)), [])
  return isWanted ? (
    <Suspense>
      <ShellFoot {...props} />
    </Suspense>
  ) : null
}
