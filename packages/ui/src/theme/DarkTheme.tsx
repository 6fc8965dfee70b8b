import { Global } from '@emotion/react'
import { colourProperties } from './colourProperties.ts'
import { darkColours } from './darkColours.ts'
import { system } from './system.ts'

const dark = {
  ...colourProperties(darkColours),
  '--ui-shadows-floating': '0 16px 40px -12px rgb(0 0 0 / 0.7), 0 2px 6px rgb(0 0 0 / 0.4)',
  // Scroll bars and the browser's own controls.
  colorScheme: 'dark',
  '&, & body': { backgroundColor: system.token.var('colors.bg.page') },
}

/** Paper is light. */
const styles = {
  '@media screen': { 'html[data-theme=dark]': dark },
  '@media screen and (prefers-color-scheme: dark)': { 'html[data-theme=system]': dark },
}

/**
 * The dark theme for the document, by its `data-theme`: `dark`, or `system` with a dark system. It stands in the frames of
 * the staff area and of the lookup pages, so that public pages neither load it nor follow it.
 */
export const DarkTheme = () => <Global styles={styles} />
