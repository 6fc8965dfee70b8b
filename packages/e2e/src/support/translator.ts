/** When the browser translates a page: as it arrives, when the application has started, or never. */
export type Translated = 'off' | 'before' | 'after'

/**
 * Runs in the page before its code: translates the way Chrome does, into the same words, so that journeys find them.
 * Chrome puts two `font` elements in place of every text node, and does the same with texts that come or change later.
 */
export function translate(when: 'before' | 'after'): void {
  const isOurs = (text: Node) => text.parentElement?.matches('font, script, style, textarea, noscript')
  const wrap = (text: Node) => {
    if (!text.nodeValue?.trim() || isOurs(text) || !text.parentNode) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    for (const font of [outer, inner]) font.style.verticalAlign = 'inherit'
    inner.textContent = text.nodeValue
    outer.append(inner)
    text.parentNode.replaceChild(outer, text)
  }
  const textsIn = (node: Node): Node[] => {
    if (node.nodeType === Node.TEXT_NODE) return [node]
    return [...node.childNodes].flatMap(textsIn)
  }
  const start = () => {
    if (!document.body) return
    document.documentElement.lang = 'ru'
    for (const text of textsIn(document.body)) wrap(text)
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of [target, ...addedNodes])
          if (node.nodeType === Node.TEXT_NODE || [...addedNodes].includes(node as ChildNode))
            for (const text of textsIn(node)) wrap(text)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  }
  if (window !== window.top || window.origin === 'null') return
  if (when === 'before') addEventListener('DOMContentLoaded', start, { once: true })
  else addEventListener('alive', start, { once: true })
}
