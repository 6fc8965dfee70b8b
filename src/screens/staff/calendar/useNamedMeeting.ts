import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { WeekMeeting } from '#features/schedule/weekMeeting.ts'

/** Opens the meeting that the address names (`#meeting-` and its id), once for each visit of the address. */
export function useNamedMeeting(
  find: (id: string) => WeekMeeting | undefined,
  open: (meeting: WeekMeeting) => void,
): void {
  const { hash, key } = useLocation()
  const opened = useRef<string>(undefined)
  const [, id] = /^#meeting-(.+)$/.exec(hash) ?? []
  const named = id && find(decodeURIComponent(id))
  const openNamed = useEffectEvent(() => {
    if (!named || opened.current === key) return
    opened.current = key
    open(named)
  })
  const isFound = Boolean(named)
  useEffect(() => {
    if (isFound && key) openNamed()
  }, [isFound, key])
}
