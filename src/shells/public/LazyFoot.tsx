import { Suspense } from 'react'
import { whenHydrated } from '#features/start/alive.ts'
import { LazyPart } from '#features/start/LazyPart.tsx'
import { loadInTheEnd } from '#features/start/waits.ts'
import type { ShellFootProps } from './ShellFoot.tsx'

const loadFoot = async () => {
  await whenHydrated
  const { ShellFoot } = await loadInTheEnd(() => import(/* webpackChunkName: "foot" */ './ShellFoot.tsx'))
  return ShellFoot
}

/** The foot, in a chunk of its own; until it is loaded, the server-rendered foot stays and works without it. */
export const LazyFoot = (props: ShellFootProps) => (
  <Suspense>
    <LazyPart load={loadFoot} {...props} />
  </Suspense>
)
