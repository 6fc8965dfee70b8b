import { defineSlotStyles } from '#theme/defineStyles.ts'
import { dayNoteChip } from './dayNoteChip.ts'
import { answerStyles, lookStyles, othersStyles, repeatStyles } from './lookStyles.ts'

export const styles = defineSlotStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2' },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    minHeight: 'target',
  },
  title: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    rowGap: '0.5',
    minWidth: '0',
  },
  // The names of weekdays are small in some languages.
  heading: { minWidth: '0', '&::first-letter': { textTransform: 'uppercase' } },
  note: { ...dayNoteChip, maxWidth: 'full' },
  empty: { textStyle: 'small', color: 'fg.muted' },
  list: {
    ...lookStyles,
    display: 'grid',
    gap: '2',
    '& li': {
      display: 'grid',
      gridTemplateColumns: '3.25rem minmax(0, 1fr)',
      alignItems: 'baseline',
    },
    '& li > span': {
      display: 'grid',
      fontSize: 'sm',
      lineHeight: 'snug',
      color: 'fg.hint',
      '& > small': { fontSize: 'xs' },
    },
    /** The row of a free time. */
    '& button': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minWidth: '0',
      minHeight: '3.75rem',
      paddingBlock: '2',
      paddingInline: '{spacing.5} {spacing.4}',
      borderWidth: 'hairline',
      borderColor: 'transparent',
      borderRadius: 'control',
      color: 'fg.muted',
      textStyle: 'small',
      textAlign: 'start',
      cursor: 'pointer',
      _hover: { backgroundColor: 'bg.quiet' },
      _before: {
        content: '""',
        position: 'absolute',
        insetBlock: '2',
        insetInlineStart: '2',
        width: '1',
        borderRadius: 'full',
        backgroundColor: 'border.hairline',
        forcedColorAdjust: 'none',
      },
    },
    '& svg': { flexShrink: 0, fontSize: '1.125rem', color: 'fg.hint' },
    '& [data-id]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignContent: 'center',
      rowGap: '0',
      '& > *': { gridColumn: '1' },
      backgroundColor: 'var(--fill)',
      color: 'fg',
      scrollMarginBlock: '5rem',
      _hover: { borderColor: 'var(--bar)', backgroundColor: 'var(--fill)' },
      _highContrast: { borderColor: 'CanvasText' },
      _before: { backgroundColor: 'var(--bar)' },
    },
    ...answerStyles,
    ...repeatStyles,
    // Two lines are better than one that is cut off.
    '& [data-repeats] > b + span': { ...repeatStyles['& [data-repeats] > b + span'], whiteSpace: 'normal' },
    // The tag of a meeting that takes place, beside both lines.
    '& [data-id] > span + span': {
      gridArea: '1 / 2 / span 2',
      '@media (max-width: 23em)': { gridArea: 'auto / 1', justifySelf: 'start', marginTop: '1' },
    },
    '& li:has(hr)': { alignItems: 'center', '& > span': { fontWeight: 'strong', color: 'fg.danger' } },
    '& hr': {
      height: '0.5rem',
      borderWidth: '0',
      background:
        'radial-gradient(circle at 0.75rem, {colors.border.danger} 0.25rem, transparent 0.28rem), linear-gradient({colors.border.danger}, {colors.border.danger}) 0.75rem / 100% 2px no-repeat',
      forcedColorAdjust: 'none',
    },
    '& i': { fontStyle: 'normal', _before: { content: 'attr(data-text)' } },
    '& b': {
      display: 'block',
      fontSize: 'md',
      fontWeight: 'strong',
      lineHeight: 'snug',
      overflowWrap: 'anywhere',
    },
    ...othersStyles,
  },
})
