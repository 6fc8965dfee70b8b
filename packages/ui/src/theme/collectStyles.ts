import createCache, { type EmotionCache } from '@emotion/cache'
import { stylesAttribute } from './documentStyles.ts'

/** The styles of one page that is rendered on the server. */
export interface CollectedStyles {
  /** For `UiProvider`. */
  cache: EmotionCache
  /** One style element for the head: the global styles, then the rest. `documentStyles` takes it over in the browser. */
  toHtml: () => string
}

/** Collects the styles of one page, which Emotion would otherwise write beside each element. */
export function collectStyles(): CollectedStyles {
  const cache = createCache({ key: 'css' })
  // Emotion then keeps the styles for their extraction.
  cache.compat = true
  return {
    cache,
    toHtml: () => {
      const all = Object.entries(cache.inserted).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      )
      const isGlobal = ([name]: [string, string]) => !(`${cache.key}-${name}` in cache.registered)
      const own = all.filter((entry) => !isGlobal(entry))
      const css = [...all.filter(isGlobal), ...own].map(([, text]) => text).join('')
      const names = own.map(([name]) => name).join(' ')
      return `<style ${stylesAttribute}="${names}">${css.replaceAll('</', '<\\/')}</style>`
    },
  }
}
