import { defineGlobalStyles } from '@chakra-ui/react'

const still = {
  animationDuration: '0.01ms !important',
  animationDelay: '0ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0.01ms !important',
  scrollBehavior: 'auto !important',
}

/** Print styles: black text; no motion, no fixed elements, no controls. */
const onPaper = {
  header: { position: 'static !important' },
  // As high as the window on a screen: the foot would be on a page of its own.
  main: { minHeight: '0 !important' },
  'button:not([data-printed]), video, iframe': { display: 'none !important' },
  '[data-tone=dark]': { minHeight: '0 !important' },
  '[data-tone=dark], [data-tone=dark] *': {
    color: '{colors.fg} !important',
    background: 'none !important',
  },
  '[data-tone=dark] picture, [data-tone=dark] > svg': { display: 'none !important' },
}

export const globalCss = defineGlobalStyles({
  html: {
    // The fixed bar must not cover what is scrolled to: sections stop 100 px below the top.
    scrollPaddingTop: '100px',
    textSizeAdjust: '100%',
  },
  body: {
    backgroundColor: 'bg.page',
    color: 'fg',
    textStyle: 'body',
    overflowWrap: 'break-word',
    fontSynthesis: 'none',
    '--focus-ring': 'colors.focus.ring',
  },
  // A dark band turns the focus ring lime, a light card on it turns it back.
  '[data-tone=dark]': { '--focus-ring': 'colors.focus.ringOnDark' },
  '[data-tone=light]': { '--focus-ring': 'colors.focus.ring' },
  ':focus-visible': { outline: '3px solid var(--focus-ring)', outlineOffset: '2px' },
  // Focus that a script moves to a heading or a panel needs no ring of its own: the page has moved there.
  ':is(h1, h2, main, section)[tabindex="-1"]:focus-visible': { outline: 'none' },
  '::selection': { backgroundColor: 'selection.bg', color: 'selection.fg' },
  // Long words are hyphenated in narrow windows, and break anywhere if they still do not fit.
  'h1, h2, h3, h4': {
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    hyphens: { base: 'auto', md: 'manual' },
  },
  'p, li, dd': { textWrap: 'pretty', overflowWrap: 'anywhere', hyphens: 'auto' },
  'h1, h2, h3, h4, p, li, dd': { hyphenateLimitChars: '12 4 4' },
  'a[href^="mailto:"], a[href^="tel:"]': { hyphens: 'manual' },
  'button, a, label, summary': { touchAction: 'manipulation' },
  '@media print': onPaper,
  // Controls that need JavaScript are hidden without it; forms have a submit button.
  'button[type=button], [role=search]': { '@media (scripting: none)': { display: 'none !important' } },
  'html[data-motion=reduced], html[data-motion=reduced] *': still,
  'html[data-motion=reduced] *::before, html[data-motion=reduced] *::after': still,
  '*, *::before, *::after': { '@media (prefers-reduced-motion: reduce)': still },
})
