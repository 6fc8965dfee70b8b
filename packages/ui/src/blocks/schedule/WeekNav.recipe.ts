import { defineSlotRecipe } from '@chakra-ui/react'

export const weekNavRecipe = defineSlotRecipe({
  slots: ['row', 'group', 'range', 'today', 'create'],
  base: {
    // Its parts are in the row of the heading as far as there is room: the week as the year is, the button after it.
    row: { display: 'contents', _print: { '& button': { display: 'none' } } },
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
      marginInlineStart: 'auto',
      paddingInline: { base: '0', md: '5' },
      '& svg': { width: '1.375rem', height: '1.375rem' },
    },
  },
})
