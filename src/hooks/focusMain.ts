/** The id of the main element of the page; the skip link leads to it. */
const mainId = 'main'

/**
 * Moves the focus to the page's content, unless it is there already: after a change of page, or when the focused
 * element is gone.
 */
export function focusMain(): void {
  const main = document.getElementById(mainId)
  if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
}

let hasNavigated = false

/** Moves the focus to the page that a navigation leads to. */
export function focusNextPage(): void {
  hasNavigated = true
  focusMain()
}

/** Moves the focus to a page that came later than its navigation. A page that the browser loaded keeps its own order. */
export function focusLatePage(): void {
  if (hasNavigated && document.activeElement === document.body) focusMain()
}
