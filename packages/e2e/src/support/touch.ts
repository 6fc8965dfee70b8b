/** Runs in the page: the visible controls that a finger may miss, each with its size. Links in sentences are exempt. */
export function smallTargets(): string[] {
  const leastPx = 44
  const isInSentence = (control: Element) =>
    ['inline', 'inline-block'].includes(getComputedStyle(control).display) &&
    [...(control.parentElement?.childNodes ?? [])].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
    )
  /** The size of the control, of its label, or of the card that it covers. */
  const sizeOf = (control: Element) => {
    const boxes = [control, control.closest('label')].flatMap(
      (element) => element?.getBoundingClientRect() ?? [],
    )
    const covering = getComputedStyle(control, '::after')
    const cover = covering.position === 'absolute' ? covering : { width: '0', height: '0' }
    return {
      width: Math.max(Number.parseFloat(cover.width), ...boxes.map(({ width }) => width)),
      height: Math.max(Number.parseFloat(cover.height), ...boxes.map(({ height }) => height)),
    }
  }
  return [
    ...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary'),
  ]
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((control) => !isInSentence(control))
    .map((control) => ({ control, ...sizeOf(control) }))
    .filter(({ width, height }) => width > 1 && Math.min(width, height) < leastPx - 0.5)
    .map(
      ({ control, width, height }) =>
        `${control.tagName} ${Math.round(width)} × ${Math.round(height)}: ${control.textContent}`,
    )
}
