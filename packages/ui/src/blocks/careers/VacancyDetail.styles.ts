import { surface } from '#primitives/surface.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

export const styles = defineSlotStyles({
  columns: {
    display: 'grid',
    gap: { base: '10', lg: '20' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22.5rem' },
    marginTop: { base: '7', md: '10' },
  },
  // Before the text in the document and on phones, beside it on a desktop.
  aside: {
    display: 'grid',
    gap: '6',
    alignContent: 'start',
    lg: { gridColumn: 2, gridRow: 1, position: 'sticky', top: '24', alignSelf: 'start' },
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
    lg: { gridColumn: 1, gridRow: 1 },
  },
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
