import { type RefObject, useEffect, useState } from 'react'

/** How far up the places are that it may take, in px; the second clears a button in the corner. */
const places = [0, 80]

/** Room around it, in px. */
const margin = 8

/** The shares of its width and height where it is asked what lies under it: closer than lines of text. */
const samples = [0, 0.25, 0.5, 0.75, 1]

/** How long the page stands still before a new place is chosen, in ms. */
const settleMs = 150

/** The controls and parts that nothing floating may cover. */
const kept = '[data-keep-clear], button, input, select, textarea, label, summary, [role=button]'

/** A larger link is a card: its middle is free to press wherever its corner is covered. */
const cardPx = 96

const hasWords = ({ childNodes }: Element): boolean =>
  [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim())

const mustStayClear = (element: Element): boolean => {
  if (element.closest(kept) || hasWords(element)) return true
  const link = element.closest('a')
  return link !== null && link.getBoundingClientRect().height < cardPx
}

/** Whether the box that is `up` px above its resting place covers nothing that must stay clear. */
function isClear(box: HTMLElement, up: number): boolean {
  const { width, height } = box.getBoundingClientRect()
  // From the style and not from the box, which may stand on the other place at the moment.
  const { right, bottom } = getComputedStyle(box)
  const endX = document.documentElement.clientWidth - (Number.parseFloat(right) || 0)
  const endY = window.innerHeight - (Number.parseFloat(bottom) || 0) - up
  for (const share of samples)
    for (const part of samples) {
      const x = endX + margin - share * (width + 2 * margin)
      const y = endY + margin - part * (height + 2 * margin)
      const under = document.elementsFromPoint(x, y)
      if (under.some((element) => !box.contains(element) && mustStayClear(element))) return false
    }
  return true
}

/**
 * Finds a fixed box a place where it covers no words and no control: px above its resting place, `undefined` when there is
 * none. What comes under it by scrolling makes it go at once; it comes back when the page stands still.
 */
export function useClearPlace(ref: RefObject<HTMLElement | null>): number | undefined {
  const [place, setPlace] = useState<number>()

  useEffect(() => {
    const box = ref.current
    if (!box) return
    // A browser without the question gets the plain corner.
    if (!document.elementsFromPoint) return setPlace(0)
    let taken: number | undefined
    let timer = 0
    const take = (next: number | undefined) => {
      taken = next
      setPlace(next)
    }
    const settle = () => take(places.find((up) => isClear(box, up)))
    const look = () => {
      clearTimeout(timer)
      timer = window.setTimeout(settle, settleMs)
      if (taken !== undefined && !isClear(box, taken)) take(undefined)
    }
    look()
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(look) : undefined
    observer?.observe(document.body)
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      clearTimeout(timer)
      observer?.disconnect()
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [ref])

  return place
}
