import { defineSlotRecipe } from '@chakra-ui/react'

/** The colours of the five looks of meetings, on the dark band. */
const bars = ['motif.lime', 'motif.sky', 'motif.amber', 'meeting.coralBar', 'motif.lilac']

export const dayHeadRecipe = defineSlotRecipe({
  slots: ['root', 'lead', 'plan', 'hour', 'bar', 'now', 'time'],
  base: {
    root: {
      display: 'grid',
      columnGap: '10',
      rowGap: '5',
      alignItems: 'center',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
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
      // The end of the day closes the plan.
      '&[data-end]': { insetInlineEnd: '0', padding: '0 {spacing.1.5} 0 0', borderInlineWidth: '0 1px' },
    },
    bar: {
      position: 'absolute',
      height: '0.625rem',
      borderRadius: 'full',
      '&[data-over]': { opacity: 0.7 },
      ...Object.fromEntries(
        bars.map((colour, look) => [`&[data-look="${look}"]`, { backgroundColor: colour }]),
      ),
    },
    // Under the hours, so that it crosses none of them.
    now: {
      position: 'absolute',
      insetBlock: '1.25rem 0',
      width: '2px',
      backgroundColor: 'motif.today',
    },
    time: {
      position: 'absolute',
      bottom: '0',
      paddingInline: '1.5',
      fontSize: 'xs',
      lineHeight: '1',
      fontVariantNumeric: 'tabular-nums',
      color: 'motif.today',
      '&[data-late]': { insetInlineEnd: '2px' },
    },
  },
})
