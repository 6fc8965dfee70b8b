import { defineSlotRecipe } from '@chakra-ui/react'

export const countersRecipe = defineSlotRecipe({
  slots: ['list', 'item', 'number', 'count', 'target', 'running', 'suffix'],
  base: {
    list: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    },
    item: {
      borderColor: 'border.hairline',
      '&:not(:first-of-type)': {
        mdDown: { borderTopWidth: 'hairline', paddingTop: '6' },
        md: { borderInlineStartWidth: 'hairline', paddingInlineStart: { md: '6', lg: '10' } },
      },
      '&:not(:last-of-type)': { mdDown: { paddingBottom: '6' } },
      // On phones a row: the number, and its words at the other end.
      mdDown: {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: '4',
        textAlign: 'end',
      },
      md: { paddingBlock: '2', paddingInlineEnd: '4' },
    },
    number: {
      fontFamily: 'heading',
      fontWeight: 'heading',
      fontSize: 'clamp(3.25rem, 2rem + 5.5vw, 7rem)',
      lineHeight: '1.1',
      letterSpacing: '-0.03em',
      // Every digit has the same width, so that the number does not tremble while it counts.
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      // The digits' own room to the left, so that they stand in line with the words below.
      marginInlineStart: '-0.04em',
    },
    count: { position: 'relative' },
    running: {
      position: 'absolute',
      // The digits begin at the right: a number that gets one more moves neither the others nor the suffix (CLS).
      direction: 'rtl',
      right: '0',
      userSelect: 'none',
      _print: { display: 'none' },
    },
    suffix: { color: 'motif.pine3' },
  },
  variants: { isCounting: { true: { target: { opacity: 0, _print: { opacity: 1 } } } } },
})
