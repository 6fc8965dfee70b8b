import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'

/** A place of a board between which items move: a room, a stage. */
export interface DragPlace {
  /** The id of its element, which takes the focus. */
  elementId: string
  name: string
  /** The ids of the items that are in it. */
  itemIds: readonly number[]
}

interface DragItem {
  id: number
  name: string
}

/** What is announced: the item and the place that it means. */
export type DragStep = 'lifted' | 'over' | 'dropped' | 'stayed'

export interface KeyboardDragOptions {
  places: readonly DragPlace[]
  /** Puts a step into words. */
  format: (step: DragStep, names: { name: string; place: string }) => string
  announce: (text: string) => void
  /** Moves an item to a place, by its position among the places. */
  onDrop: (itemId: number, to: number) => void
}

interface Carried {
  item: DragItem
  from: number
  /** The position of the place above which the item is. */
  over: number
}

/** Steps of the arrow keys through the places, in the order in which they stand there. */
const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Moves an item by keys: Enter or Space on the handle picks it up and puts it down, arrows go from place to place, Escape
 * puts it back. Each step is announced. The handle has the focus again in the new place.
 */
export function useKeyboardDrag({ places, format, announce, onDrop }: KeyboardDragOptions) {
  const [carried, setCarried] = useState<Carried>()
  const focusNext = useRef<number>(undefined)

  // After each drawing: the item is drawn in the new place a little later, and back in the old one if the move fails.
  useLayoutEffect(() => {
    if (focusNext.current === undefined || document.activeElement !== document.body) return
    const grip = document.querySelector<HTMLElement>(`[data-grip="${focusNext.current}"]`)
    if (grip) return grip.focus()
    // The list of a full place draws its first items only: the place itself takes the focus.
    const place = places.find(({ itemIds }) => itemIds.some((id) => id === focusNext.current))
    if (!place) return
    focusNext.current = undefined
    document.getElementById(place.elementId)?.focus()
  })

  const say = (step: DragStep, { name }: DragItem, at: number) =>
    announce(format(step, { name, place: places[at]?.name ?? '' }))
  const putBack = ({ item, from }: Carried) => {
    setCarried(undefined)
    say('stayed', item, from)
  }
  const putDown = (now: Carried) => {
    if (!places[now.over] || now.over === now.from) return putBack(now)
    setCarried(undefined)
    say('dropped', now.item, now.over)
    focusNext.current = now.item.id
    onDrop(now.item.id, now.over)
  }

  return {
    carriedId: carried?.item.id,
    /** The position of the place above which an item is carried. */
    overAt: carried?.over,
    /** The props of an item's handle in the place at a position. */
    gripProps: (item: DragItem, from: number) => ({
      'data-grip': item.id,
      'aria-pressed': carried?.item.id === item.id,
      onClick: (event: MouseEvent) => {
        // A press by pointer drags; a click by keys or by a screen reader has no detail.
        if (event.detail !== 0) return
        if (carried?.item.id === item.id) return putDown(carried)
        setCarried({ item, from, over: from })
        say('lifted', item, from)
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (carried?.item.id !== item.id) return
        const step = steps[event.key]
        if (step !== undefined) {
          event.preventDefault()
          const over = (carried.over + step + places.length) % places.length
          setCarried({ ...carried, over })
          say('over', item, over)
          document.getElementById(places[over]?.elementId ?? '')?.scrollIntoView?.({ block: 'nearest' })
        } else if (event.key === 'Escape') {
          event.preventDefault()
          event.stopPropagation()
          putBack(carried)
        }
      },
      onBlur: () => {
        focusNext.current = undefined
        if (carried?.item.id === item.id) putBack(carried)
      },
    }),
  }
}
