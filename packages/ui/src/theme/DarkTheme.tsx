import { colourProperties } from './colourProperties.ts'
import { darkColours } from './darkColours.ts'

const properties = {
  ...colourProperties(darkColours),
  '--ui-shadows-floating': '0 16px 40px -12px rgb(0 0 0 / 0.7), 0 2px 6px rgb(0 0 0 / 0.4)',
  // Scroll bars and the browser's own controls.
  'color-scheme': 'dark',
}

const block = Object.entries(properties)
  .map(([name, value]) => `${name}:${value}`)
  .join(';')

const darkAt = (theme: 'dark' | 'system') => {
  const root = `html[data-theme=${theme}]`
  return `${root}{${block}}${root},${root} body{background:${darkColours.bg.page}}`
}

/** Paper is light. */
const css = `@media screen{${darkAt('dark')}@media (prefers-color-scheme:dark){${darkAt('system')}}}`

/**
 * The dark theme for the document, by its `data-theme`: `dark`, or `system` with a dark system. It stands in the frames of
 * the staff area and of the lookup pages: public pages neither load nor follow it.
 */
export const DarkTheme = () => <style>{css}</style>
