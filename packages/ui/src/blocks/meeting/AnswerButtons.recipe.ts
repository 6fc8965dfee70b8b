import { defineSlotRecipe } from '@chakra-ui/react'
import { chosenSegment, segment, segmentRow } from '#primitives/segments.ts'

/** The answer to an invitation. */
export const answerButtonsRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'row', 'choice', 'status'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '2',
      minWidth: '0',
      containerType: 'inline-size',
    },
    label: { textStyle: 'label' },
    // All in a row, or under each other: never two and one.
    row: { ...segmentRow, '@container (max-width: 21rem)': { flexDirection: 'column' } },
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
