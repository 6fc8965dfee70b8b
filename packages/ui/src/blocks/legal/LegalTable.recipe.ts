import { defineSlotRecipe } from '@chakra-ui/react'
import { hiddenFromTheEye } from '#primitives/hiddenFromTheEye.ts'

export const legalTableRecipe = defineSlotRecipe({
  slots: ['root', 'caption', 'head', 'headCell', 'row', 'name', 'cell'],
  base: {
    root: { width: 'full', borderCollapse: 'collapse', textAlign: 'start' },
    caption: hiddenFromTheEye,
    head: { mdDown: hiddenFromTheEye },
    headCell: {
      paddingBottom: '2',
      paddingInlineEnd: '5',
      textStyle: 'small',
      fontWeight: 'medium',
      color: 'fg.muted',
      textAlign: 'start',
    },
    row: {
      borderTopWidth: 'hairline',
      borderColor: 'border.hairline',
      mdDown: { display: 'grid', gap: '1', paddingBlock: '4' },
    },
    name: {
      fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
      fontSize: 'sm',
      fontWeight: 'strong',
      textAlign: 'start',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
      hyphens: 'none',
      md: { width: '11rem', paddingBlock: '3.5', paddingInlineEnd: '5', lineHeight: '1.75' },
    },
    cell: {
      verticalAlign: 'top',
      '&:last-of-type': { color: 'fg.muted', textStyle: 'small' },
      md: { paddingBlock: '3', paddingInlineEnd: '5' },
    },
  },
})
