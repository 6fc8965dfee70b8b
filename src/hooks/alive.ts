/** Marks the document as interactive (docs/rendering.md). */
export function announceAlive(): void {
  document.documentElement.dataset.alive = ''
  window.dispatchEvent(new Event('alive'))
}

/** Whether the page is interactive. */
export const isAlive = (): boolean => 'alive' in document.documentElement.dataset

/**
 * Resolves when the page is interactive, or about to be left; code below the first view loads after that. A navigation
 * waits until the previous page is hydrated, so code that waits for the new page would never load.
 */
export const whenHydrated: Promise<void> = new Promise((resolve) => {
  // Resolved at once on the server.
  if (typeof window === 'undefined') resolve()
  else for (const sign of ['alive', 'click', 'popstate']) window.addEventListener(sign, () => resolve())
})
