/** Tells the document that its page answers now (docs/rendering.md). */
export function announceAlive(): void {
  document.documentElement.dataset.alive = ''
  window.dispatchEvent(new Event('alive'))
}

/** Whether the page answers. */
export const isAlive = (): boolean => 'alive' in document.documentElement.dataset

/**
 * Settles when the page answers, or is about to be left: code of what lies below its first view comes after that. A change of
 * page waits for all of the page before to be hydrated, and would wait for ever for code that waits for the new page.
 */
export const whenAlive: Promise<void> = new Promise((resolve) => {
  // On the server at once.
  if (typeof window === 'undefined') resolve()
  else for (const sign of ['alive', 'click', 'popstate']) window.addEventListener(sign, () => resolve())
})
