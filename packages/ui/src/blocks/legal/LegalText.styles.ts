import { surface } from '#primitives/surface.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

export const styles = defineSlotStyles({
  root: { flexGrow: 1, paddingTop: { base: '6', md: '16' }, paddingBottom: 'section' },
  summary: {
    display: 'grid',
    gap: '4',
    marginTop: { base: '7', md: '10' },
    padding: { base: '5', md: '8' },
    borderRadius: 'surface',
    backgroundColor: 'bg.quiet',
    '& > ul': { maxWidth: 'none', lg: { gridTemplateColumns: '1fr 1fr', columnGap: '10' } },
  },
  columns: {
    display: 'grid',
    gap: { base: '10', lg: '20' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '16rem minmax(0, 1fr)' },
    marginTop: { base: '10', md: '14' },
  },
  contents: { lg: { position: 'sticky', top: '24' }, _print: { display: 'none' } },
  links: { marginTop: '2', borderTopWidth: 'hairline', borderColor: 'border.hairline' },
  link: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'target',
    paddingBlock: '2',
    borderBottomWidth: 'hairline',
    borderColor: 'border.hairline',
    // The line is straight.
    borderRadius: '0',
    textStyle: 'small',
    fontWeight: 'medium',
    color: 'fg.link',
    _hover: { color: 'fg.linkHover' },
  },
  body: { display: 'grid', gap: { base: '10', md: '14' }, minWidth: '0' },
  section: {
    display: 'grid',
    gap: '4',
    minWidth: '0',
    // A link's focus goes to the section; the ring belongs to controls.
    '&:focus': { outline: 'none' },
  },
  facts: {
    paddingInline: { base: '5', md: '7' },
    paddingBlock: { base: '4', md: '5' },
    ...surface,
    borderRadius: 'card',
  },
  fact: {
    display: 'grid',
    columnGap: '6',
    rowGap: '0.5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '10rem minmax(0, 1fr)' },
    paddingBlock: '3',
    borderColor: 'border.hairline',
    '&:not(:last-of-type)': { borderBottomWidth: 'hairline' },
  },
  term: { textStyle: 'small', color: 'fg.muted', lineHeight: '1.7' },
  // A link that is the whole answer is as high as a finger needs.
  value: {
    minWidth: '0',
    '& > a:only-child': { display: 'inline-block', paddingBlock: '3', marginBlock: '-3' },
  },
})
