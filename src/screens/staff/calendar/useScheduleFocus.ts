import { type RefObject, useEffect, useRef } from 'react'

/** Where the keyboard goes on in the week: the one tab stop of its grid. */
const gridStop = '[role=grid][tabindex="0"], [role=grid] [tabindex="0"]'

/**
 * Keys and focus of the schedule: Ctrl+Z takes the last deed back while the focus is in it (but not where text is
 * typed), and when a deed has removed what had the focus, the keyboard goes on in the grid.
 */
export function useScheduleFocus(
  command: object | undefined,
  takeBack: () => void,
): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null)
  const latest = useRef(takeBack)
  latest.current = takeBack
  useEffect(() => {
    const content = root.current
    const listen = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
      if (!isUndo || event.altKey || isTyping(event.target)) return
      event.preventDefault()
      latest.current()
    }
    content?.addEventListener('keydown', listen)
    return () => content?.removeEventListener('keydown', listen)
  }, [])
  useEffect(() => {
    if (!command) return
    // A dialog that closes with the deed gives the focus back first.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement && document.activeElement !== document.body) return
      root.current?.querySelector<HTMLElement>(gridStop)?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [command])
  return root
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable], dialog *')
