import { highlighted } from '#primitives/highlighted.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'
import { wideWindow } from './staffWidths.ts'

const wide = `@media ${wideWindow}`
const tall = '@media (min-height: 32em)'

export const styles = defineSlotStyles({
  root: {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minHeight: '100dvh',
    '--side-width': '14.5rem',
    // The longest name of a page is one line where there is room for it.
    '@media (min-width: 88em)': { '--side-width': '17.5rem' },
    [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    _print: { display: 'block' },
  },
  bar: {
    gridColumn: '1 / -1',
    position: 'sticky',
    top: '0',
    zIndex: 'navbar',
    display: 'flex',
    // With very large letters on a narrow window the tools have a row of their own.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1',
    // Exactly so high, unless a reader has made the letters larger than that.
    minHeight: 'var(--bar-height)',
    minWidth: '0',
    paddingInline: { base: '1', sm: '3' },
    backgroundColor: 'bg.dark',
    color: 'fg.onDark',
    [wide]: { gap: '0', paddingInline: '0 {spacing.6}' },
    _highContrast: { borderBottomWidth: 'hairline' },
    _print: { display: 'none' },
  },
  /** As wide as the side navigation, whose pictures stand under the logo's. */
  start: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    [wide]: {
      justifyContent: 'space-between',
      width: 'var(--side-width)',
      paddingInline: '{spacing.6} {spacing.1.5}',
    },
  },
  brand: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 'target',
    minHeight: 'target',
    borderRadius: 'control',
    textDecoration: 'none',
    [wide]: { paddingInline: '1', marginInlineStart: '-1' },
  },
  middle: { flex: '1', minWidth: '0', [wide]: { paddingInlineStart: '1.5' } },
  end: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    flexShrink: 0,
    marginInlineStart: 'auto',
    // The languages end at the edge of the public site's bar; here buttons follow, which a chosen language must not touch.
    '& > [role=group]': { marginInlineEnd: '1' },
  },
  /** The bar's buttons are made for its dark ground; the drawer is light. */
  drawerLanguages: {
    paddingInline: '3.5',
    '& [aria-current]': { backgroundColor: 'bg.active', _highContrast: highlighted },
  },
  side: {
    width: 'var(--side-width)',
    minWidth: '0',
    borderInlineEndWidth: 'hairline',
    borderColor: 'border.hairline',
    backgroundColor: 'bg.page',
    '&[data-narrow]': { width: '18' },
    _print: { display: 'none' },
  },
  stay: {
    paddingInline: '3.5',
    paddingBlock: '5',
    '[data-narrow] > &': { paddingInline: '3' },
    // It stays in sight where the window is tall enough.
    [tall]: { position: 'sticky', top: 'var(--bar-height)' },
  },
  main: {
    gridColumn: '-2 / -1',
    minWidth: '0',
    backgroundColor: 'bg.main',
    paddingInline: 'gutter',
    paddingTop: { base: '6', md: '8' },
    paddingBottom: '24',
    // The placeholder of a loading page leaves the page as high as the window.
    '--page-room': 'calc(100dvh - var(--bar-height) - 8rem)',
    // Nor does what stands in for a page add margins to these.
    '--page-margin': '0px',
    [wide]: { paddingInline: '9' },
    _print: { padding: '0' },
  },
  content: { maxWidth: '90rem', minWidth: '0', marginInline: 'auto' },
})
