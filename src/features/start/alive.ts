/** Marks the document as interactive (docs/rendering.md). */
export function announceAlive(): void {
  document.documentElement.dataset.alive = ''
  window.dispatchEvent(new Event('alive'))
}

/** Whether the page is interactive. */
export const isAlive = (): boolean => 'alive' in document.documentElement.dataset

/**
 * Settles when the page is interactive, or about to be left; code below the first view loads after that. A change of page
 * waits until the previous page is hydrated, so code that waits for the new page would never load.
 */
export const whenAlive: Promise<void> = new Promise((resolve) => {
  // On the server at once.
  if (typeof window === 'undefined') resolve()
  else for (const sign of ['alive', 'click', 'popstate']) window.addEventListener(sign, () => resolve())
})
