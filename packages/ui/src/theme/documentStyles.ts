import createCache, { type EmotionCache } from '@emotion/cache'

/** Marks the element with the styles of a page from the server. Its value: the names of the styles in it. */
export const stylesAttribute = 'data-styles'

const element = globalThis.document?.querySelector(`style[${stylesAttribute}]`)

/** Whether the page came with the global styles: layers, reset, our own, tokens. */
export const hasGlobalStyles = element != null

/**
 * Emotion's cache with the styles that came with the page; `undefined` for a page without. Emotion's own hydration moves
 * their element: the browser would compute style and layout of the whole page anew.
 */
export const documentCache: EmotionCache | undefined = element ? adopt(element) : undefined

function adopt(styles: Element): EmotionCache {
  const cache = createCache({ key: 'css' })
  for (const name of styles.getAttribute(stylesAttribute)?.split(' ') ?? []) cache.inserted[name] = true
  return cache
}
