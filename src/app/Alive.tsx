import { useEffect } from 'react'
import { announceAlive } from '#hooks/alive.ts'

/** Rendered beside a page, under the same Suspense: once it has rendered, the page is interactive. */
export function Alive() {
  useEffect(announceAlive, [])
  return null
}
