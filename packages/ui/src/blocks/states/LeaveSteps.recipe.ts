import { defineRecipe } from '@chakra-ui/react'

export const leaveStepsRecipe = defineRecipe({
  base: {
    display: 'grid',
    gap: '1.5',
    textStyle: 'small',
    '& li': { overflowWrap: 'anywhere' },
    '& small': { color: 'fg.hint', fontSize: 'inherit' },
    '& q': { display: 'block', quotes: 'none', whiteSpace: 'pre-line', unicodeBidi: 'plaintext' },
  },
})
