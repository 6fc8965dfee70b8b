import { defineRecipe } from '@chakra-ui/react'
import { highlighted } from '#primitives/highlighted.ts'

export const dayStripRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gap: '1',
    '& button': {
      position: 'relative',
      display: 'grid',
      justifyItems: 'center',
      gap: '1',
      paddingTop: '1',
      paddingBottom: '2',
      borderRadius: 'control',
      color: 'fg',
      cursor: 'pointer',
    },
    '& small': { fontSize: 'xs', color: 'fg.hint' },
    '& span': {
      display: 'grid',
      placeItems: 'center',
      width: 'full',
      height: 'target',
      borderWidth: 'hairline',
      borderColor: 'transparent',
      borderRadius: 'control',
      fontFamily: 'heading',
      fontSize: 'lg',
      fontWeight: 'heading',
      transitionProperty: 'background-color, border-color, color',
      transitionDuration: 'fast',
    },
    '& button:hover span': { borderColor: 'border.hairline' },
    '& [data-kind=holiday] span': {
      backgroundColor: 'holiday.bg',
      color: 'holiday.fg',
      _highContrast: { borderStyle: 'dashed', borderColor: 'CanvasText' },
    },
    '& [data-kind=away] span': { backgroundColor: 'bg.active' },
    '& [data-kind=elsewhere] span': { backgroundColor: 'meeting.skyFill' },
    '& [aria-current] span': {
      backgroundColor: 'bg.accent',
      color: 'fg.onAccent',
      _highContrast: highlighted,
    },
    '& [aria-pressed=true] span': {
      backgroundColor: 'bg.primary',
      color: 'fg.onPrimary',
      _highContrast: { borderWidth: '3px', borderStyle: 'solid', borderColor: 'CanvasText' },
    },
    // Today stays to be seen while it is the chosen one.
    '& [aria-current][aria-pressed=true] span': {
      boxShadow: 'inset 0 0 0 2px {colors.bg.accent}',
      _highContrast: highlighted,
    },
    // A dot: something takes place on that day.
    '& [data-busy]::after': {
      content: '""',
      position: 'absolute',
      bottom: '0',
      width: '1',
      height: '1',
      borderRadius: 'full',
      backgroundColor: 'fg.hint',
      _highContrast: { backgroundColor: 'CanvasText' },
    },
  },
})
