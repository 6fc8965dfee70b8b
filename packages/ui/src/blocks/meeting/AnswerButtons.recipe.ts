import { defineSlotRecipe } from '@chakra-ui/react'
import { chosenSegment, segment, segmentRow } from '#primitives/segments.ts'

/** The answer to an invitation. */
export const answerButtonsRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'row', 'choice', 'status'],
  base: {
    root: { display: 'grid', gap: '2', minWidth: '0' },
    label: { textStyle: 'label' },
    row: { ...segmentRow, flexWrap: 'wrap' },
    choice: {
      ...segment,
      flex: '1 1 auto',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1.5',
      minHeight: '10',
      paddingInline: '3',
      '@media (pointer: coarse)': { minHeight: 'target' },
      '& > svg': { flexShrink: 0, fontSize: '1.125rem' },
      '&[aria-pressed=true]': chosenSegment,
    },
    status: { textStyle: 'small', color: 'fg.muted', '&:empty': { display: 'none' } },
  },
})
