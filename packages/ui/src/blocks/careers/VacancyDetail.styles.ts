import { surface } from '#primitives/surface.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

/** The facts stand beside the text. */
const wide = '@container (width >= 56rem)'

export const styles = defineSlotStyles({
  // The page of a vacancy, or its preview beside a form: the width of the part counts, not that of the window.
  root: { containerType: 'inline-size' },
  columns: {
    display: 'grid',
    gap: '10',
    gridTemplateColumns: 'minmax(0, 1fr)',
    marginTop: { base: '7', md: '10' },
    [wide]: { gap: '20', gridTemplateColumns: 'minmax(0, 1fr) 22.5rem' },
  },
  // Before the text in the document and on phones, beside it on a desktop.
  aside: {
    display: 'grid',
    gap: '6',
    alignContent: 'start',
    [wide]: { gridColumn: 2, gridRow: 1, position: 'sticky', top: '24', alignSelf: 'start' },
  },
  card: {
    display: 'grid',
    gap: '6',
    paddingInline: { base: '5', md: '7' },
    paddingBottom: { base: '5', md: '7' },
    ...surface,
    // The first row has its own padding.
    paddingTop: { base: '2', md: '4' },
  },
  body: {
    display: 'grid',
    gap: { base: '10', md: '12' },
    alignContent: 'start',
    maxWidth: '43rem',
    [wide]: { gridColumn: 1, gridRow: 1 },
  },
  // Where the card with the facts does not stay beside the text.
  applyBelow: { justifySelf: { base: 'stretch', sm: 'start' }, [wide]: { display: 'none' } },
  facts: {
    borderTopWidth: 'hairline',
    borderColor: 'border.hairline',
    // An address does not fit beside its name on a phone: there all rows of its list are alike.
    smDown: { '&:has(a) > div': { flexDirection: 'column', paddingBlock: '3' } },
  },
  fact: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '6',
    paddingBlock: '4',
    borderBottomWidth: 'hairline',
    borderColor: 'border.hairline',
  },
  value: {
    fontWeight: 'strong',
    minWidth: '0',
    // The target is higher than the line.
    '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 'target', marginBlock: '-2.5' },
  },
})
