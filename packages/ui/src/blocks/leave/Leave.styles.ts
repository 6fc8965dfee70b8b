import { surface } from '#primitives/surface.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

export const styles = defineSlotStyles({
  card: {
    ...surface,
    padding: { base: '4', sm: '6' },
    minWidth: '0',
    containerType: 'inline-size',
    '&[data-folded=true]': { paddingBlock: '4', '& > div': { rowGap: '2' }, '& form > div': { gap: '1' } },
    // What takes the focus stays above the bar of the selected cards, which is taller in a narrow window.
    'body:has(form[data-selected=true]) &': {
      '& :is(a, button, input, textarea)': { scrollMarginBottom: { base: '21rem', lg: '11rem' } },
    },
  },
  // Beside each other where the card, and not only the window, is wide.
  parts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '5',
    '@container (min-width: 40rem)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: '6' },
  },
  // Position and unit are below the name, beside the photo.
  head: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '3',
    '& > div': { minWidth: '0', overflowWrap: 'anywhere' },
  },
  texts: { display: 'grid', gap: '4', alignContent: 'start', minWidth: '0' },
  facts: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'fit-content(11rem) minmax(0, 1fr)' },
    columnGap: '5',
    rowGap: { base: '0.5', sm: '1.5' },
    overflowWrap: 'anywhere',
    '& > div': { display: 'contents' },
    '& dt': { color: 'fg.muted', textStyle: 'small', marginTop: { base: '1.5', sm: '0' } },
    '& dd[data-tone=danger]': { color: 'fg.danger', fontWeight: 'strong' },
    '& dd[data-tone=warning] > span': {
      paddingInline: '1.5',
      paddingBlock: '0.5',
      borderRadius: 'xs',
      backgroundColor: 'bg.warning',
      boxDecorationBreak: 'clone',
      _highContrast: { outline: '1px solid CanvasText' },
    },
  },
  quote: {
    paddingInlineStart: '4',
    borderInlineStartWidth: 'strong',
    borderColor: 'border.hairline',
    maxWidth: 'prose',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    // Signs that turn the direction turn nothing around it.
    unicodeBidi: 'plaintext',
  },
  /** Its parts stand in the columns of the card: what is filled in below the facts, and the decision beside both. */
  form: {
    display: 'contents',
    '@container (min-width: 40rem)': { '&[data-split] > :last-child': { gridArea: '1 / 2 / span 2' } },
  },
  decision: {
    display: 'grid',
    gap: '4',
    alignContent: 'start',
    minWidth: '0',
    _print: { display: 'none' },
  },
  bulk: {
    ...surface,
    display: 'grid',
    gap: '3',
    padding: '4',
    // In one line where there is room: the cards stay in sight.
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'auto minmax(0, 1fr) auto' },
    alignItems: 'end',
    '& > [role=alert]': { gridColumn: '1 / -1' },
    '&[data-selected=true]': { position: 'sticky', bottom: '2', zIndex: 'raised', boxShadow: 'floating' },
    _print: { display: 'none' },
  },
  // The whole target of a finger, in the line of the name.
  tick: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 'target',
    minHeight: 'target',
    marginInlineStart: '-3',
    cursor: 'pointer',
  },
  bulkLine: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4' },
  kinds: { ...surface, paddingInline: { base: '4', sm: '6' } },
  kind: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    paddingBlock: '4',
    borderColor: 'border.hairline',
    '&:not(:last-of-type)': { borderBottomWidth: 'hairline' },
    '& > div:first-of-type': { flex: '1 1 14rem', minWidth: '0', overflowWrap: 'anywhere' },
  },
  acts: { display: 'flex', flexWrap: 'wrap', gap: '2' },
})
