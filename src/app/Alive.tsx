import { useEffect } from 'react'
import { announceAlive } from '#features/start/alive.ts'

/** Beside a page, under one Suspense, or in the place of one: the page answers as soon as this is drawn. */
export function Alive() {
  useEffect(announceAlive, [])
  return null
}
