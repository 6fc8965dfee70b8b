import { defineSlotStyles } from '#theme/defineStyles.ts'

/** A window with room for a form in two columns. */
export const wideSheet = '@media (min-width: 75rem)'

/** The sheet of a meeting: head and foot stay in sight while the fields scroll. */
export const styles = defineSlotStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    // The focused element is not hidden under head or foot.
    scrollPaddingTop: '5rem',
    scrollPaddingBottom: '6.5rem',
    [wideSheet]: { '&:has(> [data-writing])': { width: 'min(62rem, 92vw)' } },
  },
  head: {
    position: 'sticky',
    top: '0',
    zIndex: 'raised',
    flexShrink: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '3',
    minHeight: '4rem',
    paddingInlineStart: { base: '5', md: '7' },
    paddingInlineEnd: { base: '2.5', md: '4' },
    paddingBlock: '2.5',
    borderBottomWidth: 'hairline',
    borderColor: 'border.hairline',
    backgroundColor: 'bg.raised',
  },
  title: { minWidth: '0', overflowWrap: 'anywhere' },
  close: { _print: { display: 'none' } },
  body: {
    flexGrow: 1,
    display: 'grid',
    paddingInline: { base: '5', md: '7' },
    paddingTop: '4',
    // The foot stays at the lower edge also where the fields are few.
    '& > form': { gridTemplateRows: '1fr auto', gap: '0' },
  },
  view: { display: 'grid', gridTemplateRows: '1fr auto' },
  foot: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'raised',
    marginInline: { base: '-5', md: '-7' },
    marginTop: '6',
    paddingInline: { base: '5', md: '7' },
    paddingTop: '3',
    paddingBottom: 'calc(0.75rem + env(safe-area-inset-bottom))',
    borderTopWidth: 'hairline',
    borderColor: 'border.hairline',
    backgroundColor: 'bg.raised',
    // A low window belongs to the fields.
    '@media (max-height: 32em)': { position: 'static' },
    _print: { display: 'none' },
  },
  footRow: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '3',
    alignItems: 'stretch',
    '& > button': { paddingInline: { base: '2', sm: '5' } },
    [wideSheet]: {
      '[data-writing] &': {
        gridTemplateColumns: 'repeat(2, minmax(12rem, max-content))',
        justifyContent: 'end',
      },
    },
  },
  label: { textStyle: 'label' },
  question: { marginTop: '2', marginBottom: '4', textStyle: 'body', fontWeight: 'strong' },
  discard: {
    borderColor: 'border.danger',
    color: 'fg.danger',
    _hover: { backgroundColor: 'bg.danger', color: 'fg.danger' },
    _active: { backgroundColor: 'bg.danger', color: 'fg.danger' },
  },
  actions: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    paddingTop: '1',
    paddingBottom: '2',
    _print: { display: 'none' },
  },
})
