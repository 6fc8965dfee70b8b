import { type RefObject, useEffect, useRef } from 'react'

/** The one tab stop of the grid; in a narrow window the strip's chosen day, or a button of the list of days. */
const gridStop = '[role=grid] [tabindex="0"], [aria-pressed=true], section button'

/**
 * Keys and focus of the schedule: Ctrl+Z undoes the last command while the focus is in the schedule (but not in a text
 * field). After a command its meeting takes the focus, or the grid, if the meeting is gone and the focus with it.
 */
export function useScheduleFocus(
  notice: { meeting: { id: string } } | undefined,
  undoLast: () => void,
): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null)
  const latest = useRef(undoLast)
  latest.current = undoLast
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
    const meetings = root.current?.querySelectorAll<HTMLElement>('[data-id]') ?? []
    const meeting = [...meetings].find(({ dataset }) => dataset.id === notice.meeting.id)
    if (meeting) meeting.focus()
    else if (!document.activeElement || document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>(gridStop)?.focus({ preventScroll: true })
  }, [notice])
  return root
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable], dialog *')
