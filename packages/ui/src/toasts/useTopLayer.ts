import { type RefObject, useLayoutEffect } from 'react'

/**
 * Lifts an element with `popover="manual"` over everything, also over a modal dialog that is open by then: again at
 * each change of `occasion`. Browsers that know no popovers leave it where it is.
 */
export function useTopLayer(ref: RefObject<HTMLElement | null>, occasion: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the occasion is what it happens at.
  useLayoutEffect(() => {
    const element = ref.current
    // What holds the focus would lose it, and is on top already.
    if (!element?.showPopover || element.contains(document.activeElement)) return
    if (element.matches(':popover-open')) element.hidePopover()
    element.showPopover()
  }, [ref, occasion])
}
