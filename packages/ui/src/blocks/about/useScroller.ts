import { type KeyboardEvent, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useReadReducedMotion } from '#theme/useReducedMotion.ts'

interface Room {
  /** There is more to the left. */
  before: boolean
  /** There is more to the right. */
  after: boolean
}

/** Browsers round: a place less than this from an end, in pixels, is the end. */
const tolerance = 1

/**
 * A row that scrolls sideways by buttons and arrow keys, `stepPx` at a time. Knows whether there is more at
 * either end, also when the window or the row changes its size. A focused button that goes away hands the
 * focus to the other one.
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
    // Behind the last card there is only the row's own padding, which the cards' snapping may leave out of view.
    const padding = Number.parseFloat(getComputedStyle(area).paddingInlineEnd) || 0
    const room = {
      before: scrollLeft > tolerance,
      after: scrollLeft + clientWidth < scrollWidth - padding - tolerance,
    }
    setRoom((known) => (known.before === room.before && known.after === room.after ? known : room))
  }, [])

  /** The row may come later than the section around it. */
  const attach = useCallback(
    (area: HTMLDivElement) => {
      areaRef.current = area
      // Told of the first layout too; measured at once, the page would be laid out an extra time.
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

  // Before the browser takes the focus off a button that is no longer there.
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
