import { highlighted } from '#primitives/highlighted.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

const off = { backgroundColor: 'holiday.bg' }
const estimate = { ...off, outline: '1px dashed {colors.holiday.fg}', outlineOffset: '-1px' }
const named = { boxShadow: 'inset 0 0 0 1px {colors.holiday.fg}' }
const today = { backgroundColor: 'bg.accent' }
const contrast = { outline: '1px solid CanvasText', outlineOffset: '-1px' }

/**
 * A month is plain elements under one style: a year has five hundred cells. `--row` is the height of a week.
 */
export const styles = defineSlotStyles({
  card: {
    '--row': { base: '1.5rem', md: '2rem' },
    position: 'relative',
    minWidth: '0',
    // As high as a month of six weeks, so that the next year has its cards where this one has them.
    minHeight: { base: 'calc(7 * var(--row) + 3.75rem)', md: 'calc(7 * var(--row) + 5rem)' },
    paddingInline: { base: '1.5', md: '3' },
    paddingBlock: { base: '3', md: '4' },
    borderWidth: 'hairline',
    borderColor: 'border.hairline',
    borderRadius: 'card',
    backgroundColor: 'bg.surface',
    _print: {
      '--row': '4.6mm',
      minHeight: '0',
      padding: '1.5mm 2mm',
      breakInside: 'avoid',
      '& h2': { fontSize: '10pt' },
    },
  },
  table: {
    width: 'full',
    marginTop: { base: '1', md: '2' },
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: { base: '1px', md: '0.125rem' },
    textAlign: 'center',
    fontSize: { base: '0.75rem', md: 'sm' },
    whiteSpace: 'nowrap',
    '@media (max-width: 22.49em)': { fontSize: '0.6875rem' },
    fontVariantNumeric: 'tabular-nums',
    _print: { marginTop: '0.5mm', borderSpacing: '0', fontSize: '8pt' },
    '& th, & td': { height: 'var(--row)', padding: '0', verticalAlign: 'middle' },
    '& th': {
      // The narrowest card has 28 px for a name of three capitals, and 20 px on a phone.
      fontSize: { base: '0.625rem', md: '0.6875rem' },
      fontWeight: 'medium',
      color: 'fg.hint',
      textTransform: { md: 'uppercase' },
      hyphens: 'manual',
      _print: { fontSize: '6.5pt' },
    },
    '& td': {
      position: 'relative',
      borderRadius: 'xs',
      scrollMarginBlock: '7rem',
      printColorAdjust: 'exact',
    },
    '& td:nth-of-type(n+6)': { color: 'fg.hint' },
    '& td[data-kind]': { color: 'holiday.fg', fontWeight: 'strong' },
    '& td[data-kind=off]': off,
    '& td[data-kind=estimate]': estimate,
    '& td[data-kind=named]': named,
    '& td[aria-current]': { ...today, color: 'fg.onAccent', fontWeight: 'strong' },
    '& td[aria-current][data-kind]': { boxShadow: 'inset 0 -3px 0 0 {colors.holiday.fg}' },
    _highContrast: {
      '& td[data-kind=off], & td[data-kind=estimate]': contrast,
      '& td[data-kind=estimate]': { outlineStyle: 'dashed' },
      '& td[aria-current]': highlighted,
    },
    '& [data-date]': {
      display: 'block',
      height: 'full',
      // Paper has no buttons; the number is there all the same.
      _print: { height: 'auto', _before: { content: 'attr(data-date)' } },
    },
    '& button': {
      display: 'grid',
      placeItems: 'center',
      width: 'full',
      height: 'var(--row)',
      borderRadius: 'xs',
      font: 'inherit',
      color: 'inherit',
      cursor: 'pointer',
    },
    '& button:focus-visible': { outlineOffset: '0', position: 'relative', zIndex: 'raised' },
    // A ring around the lime day would be lime on lime in the dark theme.
    '& [aria-current] button:focus-visible': { outlineColor: 'fg.onAccent', outlineOffset: '-3px' },
  },
  /** Where a finger presses, a month is one control. */
  press: {
    position: 'absolute',
    inset: '0',
    borderRadius: 'card',
    cursor: 'pointer',
    _print: { display: 'none' },
  },
  /** What the looks of the days mean: small days, each before its words. */
  key: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '1',
    textStyle: 'small',
    color: 'fg.muted',
    '& li': { display: 'flex', alignItems: 'center', gap: '2' },
    '& i': { flexShrink: 0, width: '4', height: '4', borderRadius: 'xs', printColorAdjust: 'exact' },
    '& [data-kind=today]': today,
    '& [data-kind=off]': off,
    '& [data-kind=estimate]': estimate,
    '& [data-kind=named]': named,
    _highContrast: {
      '& i': contrast,
      '& [data-kind=estimate]': { outlineStyle: 'dashed' },
      '& [data-kind=today]': highlighted,
    },
  },
})
