import { defineSlotStyles } from '#theme/defineStyles.ts'

export const styles = defineSlotStyles({
  intro: {
    display: 'grid',
    // The columns of the blocks below.
    columnGap: '20',
    rowGap: { base: '5', md: '6' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    marginTop: { base: '3', md: '5' },
  },
  notice: {
    marginTop: { base: '5', md: '6' },
    paddingInline: '4',
    paddingBlock: '3',
    borderRadius: 'control',
    borderWidth: 'hairline',
    borderColor: 'border.hairline',
    backgroundColor: 'bg.quiet',
    textStyle: 'small',
  },
  head: {
    overflow: 'hidden',
    aspectRatio: { base: '16 / 9', sm: '12 / 5' },
    marginTop: { base: '8', md: '12' },
    borderRadius: 'surface',
    backgroundColor: 'bg.darkRaised',
    _print: { display: 'none' },
  },
  blocks: {
    display: 'grid',
    rowGap: { base: '14', md: '16', lg: '24' },
    marginTop: { base: '14', md: '16', lg: '24' },
  },
  block: {
    display: 'grid',
    columnGap: { md: '10', lg: '20' },
    rowGap: '6',
    alignItems: 'center',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '&[data-pictured]': { md: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
    // The picture alternates its side; the order in the document and on phones stays.
    '&[data-pictured=left] > figure': { md: { order: '-1' } },
  },
  texts: { minWidth: '0', maxWidth: 'prose' },
  frame: {
    overflow: 'hidden',
    aspectRatio: '4 / 3',
    borderRadius: 'surface',
    backgroundColor: 'bg.darkRaised',
    _print: { display: 'none' },
  },
  picture: { display: 'block', width: 'full', height: 'full', objectFit: 'cover' },
  closing: {
    display: 'grid',
    gap: { base: '4', lg: '6' },
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
    },
  },
})
