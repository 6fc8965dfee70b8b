/** Tells the document that its page answers now (docs/rendering.md). */
export function announceAlive(): void {
  document.documentElement.dataset.alive = ''
  window.dispatchEvent(new Event('alive'))
}

/** Settles when the page answers: code of what lies below its first view comes after that. On the server at once. */
export const whenAlive = (): Promise<void> =>
  new Promise((resolve) => {
    const page = globalThis.document?.documentElement
    if (!page || 'alive' in page.dataset) resolve()
    else window.addEventListener('alive', () => resolve(), { once: true })
  })
