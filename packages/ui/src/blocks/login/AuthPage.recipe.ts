import { defineSlotRecipe } from '@chakra-ui/react'

/** The line of an error under a field, with the gap over it. */
const errorLine = '1.6875rem'

export const authPageRecipe = defineSlotRecipe({
  slots: ['root', 'panel', 'picture', 'texts', 'area', 'main', 'content', 'lead', 'body', 'foot'],
  base: {
    root: {
      display: 'grid',
      minHeight: '100dvh',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
      gridTemplateRows: { base: 'auto minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
    },
    panel: {
      position: { base: 'relative', md: 'sticky' },
      top: '0',
      display: 'grid',
      gridTemplateRows: { base: 'auto 6.5rem', md: 'auto minmax(0, 1fr) auto' },
      height: { base: 'auto', md: '100dvh' },
      overflow: 'hidden',
      backgroundColor: 'bg.darkest',
      color: 'fg.onDark',
      _print: { height: 'auto', minHeight: '0' },
    },
    // A phone shows a strip of it: a row of whole blocks, and others that stand behind the paper.
    picture: { minHeight: '0', objectPosition: { base: '50% 12%', md: 'center' } },
    texts: {
      display: { base: 'none', md: 'block' },
      paddingInline: 'gutter',
      paddingTop: '10',
      paddingBottom: '12',
    },
    area: { color: 'fg.onDarkMuted', marginTop: '3', maxWidth: '26rem' },
    main: {
      display: 'grid',
      // Not in the middle: what comes under the form would move it.
      alignContent: 'start',
      justifyItems: { base: 'stretch', sm: 'center' },
      paddingInline: 'gutter',
      paddingTop: { base: '8', md: 'max({spacing.16}, 21dvh)' },
      paddingBottom: '16',
    },
    content: { display: 'grid', width: 'full', maxWidth: '26rem', minWidth: '0' },
    lead: { color: 'fg.muted', marginTop: '3' },
    body: {
      display: 'grid',
      gap: '6',
      marginTop: '8',
      // The line of an error has its place before it comes: the button stays where it is.
      '& form > :has(label)': { marginBottom: '1.25rem' },
      '& form > :has([aria-invalid=true])': { marginBottom: `calc(1.25rem - ${errorLine})` },
    },
    foot: { display: 'flex', flexWrap: 'wrap', columnGap: '6', marginTop: '4' },
  },
})
