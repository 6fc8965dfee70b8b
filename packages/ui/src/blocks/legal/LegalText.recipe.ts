import { defineSlotRecipe } from '@chakra-ui/react'

export const legalTextRecipe = defineSlotRecipe({
  slots: ['root', 'summary', 'columns', 'contents', 'links', 'link', 'body', 'section'],
  base: {
    root: { flexGrow: 1, paddingTop: { base: '6', md: '16' }, paddingBottom: 'section' },
    summary: {
      display: 'grid',
      gap: '4',
      maxWidth: '52rem',
      marginTop: { base: '7', md: '10' },
      padding: { base: '5', md: '8' },
      borderRadius: 'surface',
      backgroundColor: 'bg.quiet',
    },
    columns: {
      display: 'grid',
      gap: { base: '10', lg: '20' },
      alignItems: 'start',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '16rem minmax(0, 46rem)' },
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
      textStyle: 'small',
      color: 'fg.muted',
      _hover: { color: 'fg' },
    },
    body: { display: 'grid', gap: { base: '10', md: '14' }, minWidth: '0' },
    section: {
      display: 'grid',
      gap: '4',
      minWidth: '0',
      // A link's focus goes to the section; the ring belongs to controls.
      '&:focus': { outline: 'none' },
    },
  },
})
