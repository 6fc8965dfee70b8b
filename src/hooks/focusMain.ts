/** The id of the element that holds the page's own content; the skip link leads to it. */
const mainId = 'main'

/**
 * Lets the keyboard and the screen reader go on at the page's content, unless the focus is in it already: after
 * a change of page, or when what had the focus is gone.
 */
export function focusMain(): void {
  const main = document.getElementById(mainId)
  if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
}
