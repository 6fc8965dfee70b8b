import { type KeyboardEvent, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useReadReducedMotion } from '#theme/useReducedMotion.ts'

interface Room {
  /** There is more to the left. */
  before: boolean
  /** There is more to the right. */
  after: boolean
}

/** Browsers round: a position closer to an end than this, in pixels, is the end. */
const tolerance = 1

/**
 * A row that scrolls sideways by buttons and arrow keys, `stepPx` at a time. Observes whether there is more at
 * either end. A focused button that is disabled or disappears gives the focus to the other button.
 */
export function useScroller(stepPx: number) {
  const isReduced = useReadReducedMotion()
  const areaRef = useRef<HTMLDivElement>(null)
  const backRef = useRef<HTMLButtonElement>(null)
  const onRef = useRef<HTMLButtonElement>(null)
  const [{ before, after }, setRoom] = useState<Room>({ before: false, after: false })

  const measure = useCallback(() => {
    const area = areaRef.current
    if (!area) return
    const { scrollLeft, clientWidth, scrollWidth } = area
    // After the last card only the padding of the row follows, which snapping may leave out of view.
    const padding = Number.parseFloat(getComputedStyle(area).paddingInlineEnd) || 0
    const room = {
      before: scrollLeft > tolerance,
      after: scrollLeft + clientWidth < scrollWidth - padding - tolerance,
    }
    setRoom((known) => (known.before === room.before && known.after === room.after ? known : room))
  }, [])

  /** The row may be rendered later than the section. */
  const attach = useCallback(
    (area: HTMLDivElement) => {
      areaRef.current = area
      // The observer also reports the first layout; a measurement here would force another layout.
      const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure)
      if (!observer) measure()
      for (const element of [area, ...area.children]) observer?.observe(element)
      return () => {
        areaRef.current = null
        observer?.disconnect()
        setRoom({ before: false, after: false })
      }
    },
    [measure],
  )

  // Before the browser removes the focus from a hidden or disabled button.
  useLayoutEffect(() => {
    const focused = document.activeElement
    const back = backRef.current
    const on = onRef.current
    if (!before && focused === back) (after ? on : areaRef.current)?.focus()
    else if (!after && focused === on) (before ? back : areaRef.current)?.focus()
  }, [before, after])

  const behavior = () => (isReduced() ? 'instant' : 'smooth')
  const step = (direction: -1 | 1) =>
    areaRef.current?.scrollBy({ left: direction * stepPx, behavior: behavior() })
  const scrollTo = (left: number) => areaRef.current?.scrollTo({ left, behavior: behavior() })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key === 'ArrowLeft') step(-1)
    else if (event.key === 'ArrowRight') step(1)
    else if (event.key === 'Home') scrollTo(0)
    else if (event.key === 'End') scrollTo(event.currentTarget.scrollWidth)
    else return
    event.preventDefault()
  }

  return {
    hasBefore: before,
    hasAfter: after,
    /** For the buttons. */
    back: { ref: backRef, onClick: () => step(-1) },
    on: { ref: onRef, onClick: () => step(1) },
    /** For the element that scrolls. */
    area: { ref: attach, onScroll: measure, onKeyDown },
  }
}
