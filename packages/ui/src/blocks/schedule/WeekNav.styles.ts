import { defineSlotStyles } from '#theme/defineStyles.ts'
import { weekWindow } from './weekWindow.ts'

export const styles = defineSlotStyles({
  // In the row of the heading where all of it has room, else a row of its own from end to end: the button is never alone.
  row: {
    display: 'contents',
    [`@media ${weekWindow}`]: {
      display: 'flex',
      flexGrow: 1,
      alignItems: 'center',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: { base: '2', lg: '3' },
      minWidth: '0',
    },
    _print: { '& button': { display: 'none' } },
  },
  group: {
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    alignItems: 'center',
    // A long date takes two lines before a button takes another row.
    flex: { base: '0 1 100%', md: '1 1 0' },
    minWidth: { base: '0', md: 'min-content' },
    maxWidth: { base: 'full', md: 'max-content' },
    // At 320 px all buttons are in one row, also beside the longer word in Russian.
    columnGap: { base: '1', sm: '2' },
    rowGap: '2',
  },
  range: {
    // A row of its own where the buttons leave no room for a date.
    order: { base: -1, md: 0 },
    flex: { base: '1 0 100%', md: '1 1 auto' },
    minWidth: { base: '0', md: '11rem' },
    fontFamily: 'heading',
    fontSize: { base: 'sm', md: 'md', lg: 'lg' },
    fontWeight: 'heading',
    lineHeight: 'snug',
    textAlign: { base: 'start', md: 'center' },
    textWrap: 'balance',
    // The names of months and weekdays are small in some languages.
    '&::first-letter': { textTransform: 'uppercase' },
  },
  today: { minHeight: 'target', flexShrink: 0, paddingInline: { base: '2', sm: '4' } },
  create: {
    minHeight: 'target',
    minWidth: 'target',
    flexShrink: 0,
    marginInlineStart: 'auto',
    paddingInline: '5',
    whiteSpace: 'nowrap',
    '&[title]': { paddingInline: '0' },
    '& svg': { width: '1.375rem', height: '1.375rem' },
  },
})
