import { defineSlotRecipe } from '@chakra-ui/react'
import { hiddenFromTheEye } from '#primitives/hiddenFromTheEye.ts'

export const legalTableRecipe = defineSlotRecipe({
  slots: ['root', 'summary', 'arrow', 'table', 'head', 'headCell', 'row', 'name', 'cell'],
  base: {
    root: {
      borderBlockWidth: 'hairline',
      borderColor: 'border.hairline',
      // Print opens a closed table.
      _print: { '&::details-content': { contentVisibility: 'visible', height: 'auto' } },
    },
    summary: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minHeight: 'target',
      paddingBlock: '3',
      color: 'fg.link',
      fontWeight: 'medium',
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      _hover: { color: 'fg.linkHover' },
    },
    arrow: {
      transform: 'rotate(90deg)',
      transitionProperty: 'transform',
      transitionDuration: 'base',
      '[open] > summary > &': { transform: 'rotate(270deg)' },
      _print: { display: 'none' },
    },
    // All tables of a page have the same columns.
    table: {
      width: 'full',
      marginTop: '2',
      borderCollapse: 'collapse',
      textAlign: 'start',
      tableLayout: { md: 'fixed' },
    },
    head: { mdDown: hiddenFromTheEye },
    headCell: {
      paddingBottom: '2',
      paddingInlineEnd: '5',
      textStyle: 'small',
      fontWeight: 'medium',
      color: 'fg.muted',
      textAlign: 'start',
      '&:first-of-type': { width: '13rem' },
      '&:last-of-type': { width: '12rem' },
    },
    row: {
      borderTopWidth: 'hairline',
      borderColor: 'border.hairline',
      mdDown: { display: 'grid', gap: '1', paddingBlock: '4' },
    },
    name: {
      textStyle: 'small',
      fontWeight: 'strong',
      textAlign: 'start',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
      hyphens: 'none',
      md: { paddingBlock: '3.5', paddingInlineEnd: '5' },
    },
    cell: {
      verticalAlign: 'top',
      '&:last-of-type': { color: 'fg.muted', textStyle: 'small' },
      md: { paddingBlock: '3', paddingInlineEnd: '5' },
    },
  },
})
