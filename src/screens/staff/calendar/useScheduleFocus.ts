import { type RefObject, useEffect, useRef } from 'react'

/** The one tab stop of the grid. */
const gridStop = '[role=grid][tabindex="0"], [role=grid] [tabindex="0"]'

/**
 * Keys and focus of the schedule: Ctrl+Z undoes the last command while the focus is in the schedule (but not in a text
 * field), and the grid takes the focus if a command has removed the focused element.
 */
export function useScheduleFocus(
  notice: object | undefined,
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
    if (!notice) return
    // A dialog that closes with the command returns the focus first.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement && document.activeElement !== document.body) return
      root.current?.querySelector<HTMLElement>(gridStop)?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [notice])
  return root
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable], dialog *')
