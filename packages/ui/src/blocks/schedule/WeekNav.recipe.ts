import { defineSlotRecipe } from '@chakra-ui/react'

export const weekNavRecipe = defineSlotRecipe({
  slots: ['row', 'group', 'range', 'today', 'create'],
  base: {
    row: {
      // In a narrow window the button stands in the row of the heading, and the week under them.
      display: { base: 'contents', md: 'flex' },
      flexWrap: 'wrap',
      alignItems: 'center',
      // Alone in its row it fills it; beside the heading, which grows more, it stays at the end.
      justifyContent: 'space-between',
      flexGrow: 1,
      minWidth: '0',
      columnGap: '4',
      rowGap: '3',
      _print: { '& button': { display: 'none' } },
    },
    group: {
      display: 'flex',
      alignItems: 'center',
      flexBasis: { base: 'full', md: 'auto' },
      minWidth: '0',
      gap: '2',
    },
    range: {
      flex: '1 1 auto',
      minWidth: { base: '0', md: '12rem' },
      fontFamily: 'heading',
      fontSize: { base: 'sm', md: 'lg' },
      fontWeight: 'heading',
      lineHeight: 'snug',
      textAlign: 'center',
      textWrap: 'balance',
    },
    today: { minHeight: 'target', flexShrink: 0 },
    create: {
      minHeight: 'target',
      minWidth: 'target',
      flexShrink: 0,
      paddingInline: { base: '0', md: '5' },
      '& svg': { width: '1.375rem', height: '1.375rem' },
    },
  },
})
