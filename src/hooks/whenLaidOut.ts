/** How long a page may take to become tall enough, in milliseconds. */
const timeoutMs = 10_000

/**
 * Tries now and at every change of the page's height until it succeeds: content that is still loading has no position
 * to scroll to. Ends when the user scrolls, presses or types. Returns a function that cancels it.
 */
export function whenLaidOut(tryIt: () => boolean): () => void {
  if (tryIt()) return () => undefined
  const interrupts = ['wheel', 'pointerdown', 'keydown'] as const
  const observer = new ResizeObserver(() => {
    if (tryIt()) end()
  })
  const end = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const name of interrupts) window.removeEventListener(name, end)
  }
  const timer = setTimeout(end, timeoutMs)
  observer.observe(document.body)
  for (const name of interrupts) window.addEventListener(name, end, { passive: true })
  return end
}
