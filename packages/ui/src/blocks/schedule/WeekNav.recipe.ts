import { defineSlotRecipe } from '@chakra-ui/react'

export const weekNavRecipe = defineSlotRecipe({
  slots: ['row', 'group', 'range', 'today', 'create'],
  base: {
    row: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      // Alone in its row it fills it; beside the heading, which grows more, it stays at the end.
      justifyContent: 'space-between',
      flexGrow: 1,
      minWidth: '0',
      columnGap: { base: '2', sm: '4' },
      rowGap: '3',
      _print: { '& button': { display: 'none' } },
    },
    group: {
      // On a phone the week has a row of its own, and the buttons share the next one.
      display: { base: 'contents', sm: 'flex' },
      alignItems: 'center',
      minWidth: '0',
      gap: '2',
    },
    range: {
      flex: { base: '1 1 calc(100% - 2 * {sizes.target} - 2 * {spacing.2})', sm: '1 1 auto' },
      minWidth: { base: '0', sm: '12rem' },
      fontFamily: 'heading',
      fontSize: { base: 'md', md: 'lg' },
      fontWeight: 'heading',
      fontVariantNumeric: 'tabular-nums',
      lineHeight: 'snug',
      textAlign: 'center',
      textWrap: 'balance',
    },
    today: { minHeight: 'target', flexShrink: 0, flexGrow: { base: 1, sm: 0 } },
    create: { minHeight: 'target', flexGrow: { base: 3, sm: 0 } },
  },
})
