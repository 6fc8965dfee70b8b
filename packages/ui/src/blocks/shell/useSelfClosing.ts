import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

/**
 * Calls back after `ms`. The timer pauses while the pointer is on the element, and restarts when the pointer leaves.
 * After a key was pressed in the element, it stays open.
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

  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onKeyDown: (event: KeyboardEvent) => event.key !== 'Escape' && setUsed(true),
  }
}
