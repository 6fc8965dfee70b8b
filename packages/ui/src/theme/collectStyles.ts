import createCache, { type EmotionCache } from '@emotion/cache'

/** The styles of one page that is rendered on the server. */
export interface CollectedStyles {
  /** For `UiProvider`. */
  cache: EmotionCache
  /** Style elements for the head, one for each global style and one for the rest; Emotion hydrates them in the browser. */
  toHtml: () => string
}

/** Collects the styles of one page, which Emotion would otherwise write beside each element. */
export function collectStyles(): CollectedStyles {
  const cache = createCache({ key: 'css' })
  // The switch by which Emotion keeps styles for its own extraction.
  cache.compat = true
  return {
    cache,
    toHtml: () => {
      const all = Object.entries(cache.inserted).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      )
      const isGlobal = ([id]: [string, string]) => !(`${cache.key}-${id}` in cache.registered)
      const own = all.filter((entry) => !isGlobal(entry))
      return [
        ...all.filter(isGlobal).map(([id, css]) => styleElement(`${cache.key}-global ${id}`, css)),
        styleElement([cache.key, ...own.map(([id]) => id)].join(' '), own.map(([, css]) => css).join('')),
      ].join('')
    },
  }
}

const styleElement = (name: string, css: string) =>
  `<style data-emotion="${name}">${css.replaceAll('</', '<\\/')}</style>`
