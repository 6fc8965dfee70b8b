import { defineSlotRecipe } from '@chakra-ui/react'

export const invitationCardRecipe = defineSlotRecipe({
  slots: ['root', 'facts', 'row', 'label', 'value', 'notes', 'answers', 'legend', 'choices', 'outcome'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: { base: '6', md: '8' } },
    facts: { display: 'grid', rowGap: '4' },
    row: { display: 'grid', rowGap: '1', gridTemplateColumns: 'minmax(0, 1fr)' },
    label: { textStyle: 'small', color: 'fg.muted' },
    value: { fontWeight: 'medium', overflowWrap: 'anywhere' },
    notes: { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
    answers: {
      borderTopWidth: 'hairline',
      borderColor: 'border.hairline',
      paddingTop: { base: '5', md: '6' },
    },
    legend: { marginBottom: '3', fontWeight: 'medium' },
    choices: {
      display: 'grid',
      gap: '2.5',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
    },
    outcome: { marginTop: '4' },
  },
})
