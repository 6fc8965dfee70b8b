const defaultSheet = require.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js')

/** What an element is shown as, and not how it looks: the rest of a browser's own styles is never asked for. */
const shown = /\b(display|visibility)\s*:/

/**
 * Leaves of jsdom's computed styles what tests ask for: whether an element is shown, in a line or as a block, and whether
 * it takes clicks. jsdom works out all of them anew after each change of the page. Must be loaded before jsdom.
 */
const rules = require(defaultSheet)
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .split(/(?<=\})/)
  .filter((rule) => shown.test(rule))
require.cache[defaultSheet].exports = rules.join('')

const {
  propertiesWithResolvedValueImplemented: resolved,
} = require('jsdom/lib/jsdom/living/helpers/style-rules.js')
for (const name of Object.keys(resolved))
  if (!['visibility', 'pointer-events'].includes(name)) delete resolved[name]
