import { useLaterPart } from '#hooks/useLaterPart.ts'
import type { ShellFootProps } from './ShellFoot.tsx'

const loadFoot = async () => {
  try {
    return (await import(/* webpackChunkName: "foot" */ './ShellFoot.tsx')).ShellFoot
  } catch {
    // Lost on the way: the page itself is there, and its foot comes with the next visit.
    return () => null
  }
}

/** The foot; draw it once the page stands. */
export function LazyFoot(props: ShellFootProps) {
  const Foot = useLaterPart<ShellFootProps>(loadFoot)
  return Foot ? <Foot {...props} /> : null
}
