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
