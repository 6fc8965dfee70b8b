import { defineSlotRecipe } from '@chakra-ui/react'

/** The colours of the five looks of meetings, on the dark band. */
const bars = ['motif.lime', 'motif.sky', 'motif.amber', 'meeting.coralBar', 'motif.lilac']

export const dayHeadRecipe = defineSlotRecipe({
  slots: ['root', 'lead', 'plan', 'hour', 'bar', 'now'],
  base: {
    root: {
      display: 'grid',
      gap: '6',
      minWidth: '0',
      padding: { base: '5', sm: '6', md: '8' },
      borderRadius: 'surface',
      backgroundColor: 'bg.darkest',
      color: 'fg.onDark',
      _highContrast: { borderWidth: 'hairline' },
    },
    lead: { marginTop: '2', color: 'fg.onDarkMuted', textStyle: 'body', maxWidth: 'prose' },
    plan: {
      position: 'relative',
      minWidth: '0',
      paddingTop: '6',
      overflow: 'hidden',
      _print: { display: 'none' },
    },
    hour: {
      position: 'absolute',
      insetBlock: '0',
      paddingInlineStart: '1.5',
      borderInlineStartWidth: 'hairline',
      borderColor: 'border.onDark',
      fontSize: 'xs',
      lineHeight: '1',
      color: 'fg.onDarkMuted',
    },
    bar: {
      position: 'absolute',
      height: '0.625rem',
      borderRadius: 'full',
      '&[data-over]': { opacity: 0.45 },
      ...Object.fromEntries(
        bars.map((colour, look) => [`&[data-look="${look}"]`, { backgroundColor: colour }]),
      ),
    },
    now: { position: 'absolute', insetBlock: '0', width: '2px', backgroundColor: 'motif.today' },
  },
})
