const liveRegions = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]'

/** The text of an element as a screen reader has it. */
function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove()
  return copy.textContent?.replace(/\s+/g, ' ').trim() ?? ''
}

/** What is said of an element that takes the focus: its text and its description; of a whole page only the latter. */
function saidOfFocus(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  const described = ids.map((id) => document.getElementById(id)).filter((found) => found !== null)
  return [...(element.matches('main, input, textarea') ? [] : [element]), ...described].map(textOf).join(' ')
}

/**
 * Listens as a screen reader does, to live regions and to what takes the focus. The result counts how often a text has
 * been said.
 */
export function listen(): (text: string) => number {
  const changes: [before: string, now: string][] = []
  const known = new WeakMap<Element, string>()
  const read = () => {
    for (const region of document.querySelectorAll(liveRegions)) {
      const [before, now] = [known.get(region) ?? '', textOf(region)]
      if (now !== before) changes.push([before, now])
      known.set(region, now)
    }
  }
  read()
  const observer = new MutationObserver(read)
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  document.body.addEventListener('focusin', ({ target }) =>
    changes.push(['', saidOfFocus(target as Element)]),
  )
  return (text) => changes.filter(([before, now]) => now.includes(text) && !before.includes(text)).length
}
