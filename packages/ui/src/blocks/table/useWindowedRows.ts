import { measureElement, observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect } from 'react'

interface WindowedRows {
  count: number
  /** The box that scrolls. */
  boxRef: RefObject<HTMLElement | null>
  /** The usual height of a row in pixels, before it is measured. */
  height: number
  isOn: boolean
}

/** The rows that are in sight of a scrolling box and some around them, or all of them; and the heights of the others. */
export function useWindowedRows({ count, boxRef, height, isOn }: WindowedRows) {
  const windowed = useVirtualizer({
    count,
    enabled: isOn,
    getScrollElement: () => boxRef.current,
    estimateSize: () => height,
    overscan: 12,
    // A box without a layout, as in a test, counts as a usual window.
    observeElementRect: (box, onRect) =>
      observeElementRect(box, ({ width, height: own }) => onRect({ width, height: own || 800 })),
    measureElement: (...row) => measureElement(...row) || height,
    useFlushSync: false,
  })
  // Rows of other columns, another order or another width have other heights.
  useLayoutEffect(() => {
    if (count >= 0) windowed.measure()
  }, [windowed, count])
  const shown = windowed.getVirtualItems()
  if (!isOn) return { places: Array.from({ length: count }, (_, place) => place), before: 0, after: 0 }
  return {
    places: shown.map(({ index }) => index),
    before: shown[0]?.start ?? 0,
    after: windowed.getTotalSize() - (shown.at(-1)?.end ?? 0),
    measure: windowed.measureElement,
  }
}
