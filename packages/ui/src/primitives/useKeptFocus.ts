import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react'
import type { DragPlace } from './useKeyboardDrag.ts'

interface Kept {
  itemId: number
  /** The id of the control in the item. */
  controlId: string
}

/**
 * Keeps the focus on an item that is drawn in another place: on its control with the same `id`, else on the place. An item
 * has its id in `data-item`. A move that fails draws it in the old place again.
 */
export function useKeptFocus(places: readonly DragPlace[]) {
  const kept = useRef<Kept>(undefined)
  useLayoutEffect(() => {
    if (!kept.current || document.activeElement !== document.body) return
    const { itemId, controlId } = kept.current
    const place = places.find(({ itemIds }) => itemIds.includes(itemId))
    const element = document.getElementById(controlId) ?? document.getElementById(place?.elementId ?? '')
    element?.focus({ preventScroll: true })
    // A mouse goes on where it is.
    if (element?.matches(':focus-visible')) element.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  })
  useEffect(() => {
    const forget = () => {
      kept.current = undefined
    }
    document.addEventListener('pointerdown', forget, true)
    return () => document.removeEventListener('pointerdown', forget, true)
  }, [])
  return {
    keepFocus: (next: Kept) => {
      kept.current = next
    },
    /** For the element around the places. */
    focusProps: {
      onFocus: ({ target }: FocusEvent) => {
        const item = target.closest<HTMLElement>('[data-item]')
        if (item) kept.current = { itemId: Number(item.dataset.item), controlId: target.id }
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        // A control that is taken out gives the focus to nothing. An open menu is part of its item.
        if (relatedTarget && !relatedTarget.closest('[role=menu]')) kept.current = undefined
      },
    },
  }
}
