const defaultSheet = require.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js')

/** The rules of the default style sheet that decide whether an element is shown: tests ask for no others. */
const shown = /\b(display|visibility)\s*:/

/**
 * Reduces jsdom's computed styles to those that tests ask for: `display`, `visibility` and `pointer-events`. jsdom computes
 * all of them again after each change of the page. Must be loaded before jsdom.
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
