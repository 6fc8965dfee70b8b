import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

/**
 * Calls back after `ms`. The clock stands while the pointer is on the element and starts anew when it leaves; once
 * a key was pressed in it somebody is at work there, and it stays.
 */
export function useSelfClosing(ms: number, onEnd: () => void) {
  const [isHovered, setHovered] = useState(false)
  const [isUsed, setUsed] = useState(false)
  const end = useRef(onEnd)
  end.current = onEnd

  useEffect(() => {
    if (isHovered || isUsed) return
    const timer = window.setTimeout(() => end.current(), ms)
    return () => window.clearTimeout(timer)
  }, [ms, isHovered, isUsed])

  /** For the children of the element: its overlay is not it. */
  return {
    onPointerOver: (event: { target: EventTarget; currentTarget: EventTarget }) =>
      setHovered(event.target !== event.currentTarget),
    onPointerLeave: () => setHovered(false),
    onKeyDown: (event: KeyboardEvent) => event.key !== 'Escape' && setUsed(true),
  }
}
