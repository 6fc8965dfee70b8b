import { type KeyboardEvent, type MouseEvent, useState } from 'react'

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

/** The id of an item's handle. */
export const gripId = (itemId: number): string => `grip-${itemId}`

/** Steps of the arrow keys through the places, in the order in which they stand there. */
const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Moves an item by keys: Enter or Space on the handle picks it up and puts it down, arrows go from place to place, Escape
 * puts it back. Each step is announced.
 */
export function useKeyboardDrag({ places, format, announce, onDrop }: KeyboardDragOptions) {
  const [carried, setCarried] = useState<Carried>()

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
    onDrop(now.item.id, now.over)
  }

  return {
    carriedId: carried?.item.id,
    /** The position of the place above which an item is carried. */
    overAt: carried?.over,
    /** The props of an item's handle in the place at a position. */
    gripProps: (item: DragItem, from: number) => ({
      id: gripId(item.id),
      'data-item': item.id,
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
      onBlur: () => carried?.item.id === item.id && putBack(carried),
    }),
  }
}
