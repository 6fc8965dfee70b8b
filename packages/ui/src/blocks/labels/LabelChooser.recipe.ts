import { defineSlotRecipe } from '@chakra-ui/react'
import { tickBox } from '#primitives/tickBox.ts'

export const labelChooserRecipe = defineSlotRecipe({
  slots: ['root', 'acts', 'list', 'row', 'box', 'texts', 'detail', 'found'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3', minWidth: '0' },
    acts: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    // There before its words, or they would not be read out; without them it takes no room.
    found: { textStyle: 'small', color: 'fg.muted', '&:empty': { position: 'absolute' } },
    /** It scrolls by itself: the sheets and the button stay near. */
    list: {
      position: 'relative',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      // It ends within a row, over a shade that goes at its end: more names follow.
      maxHeight: { base: '19.5rem', lg: '27rem' },
      background:
        'linear-gradient({colors.bg.surface}, {colors.bg.surface}) bottom / 100% 3rem no-repeat local, linear-gradient(transparent, {colors.bg.band}) bottom / 100% 3rem no-repeat',
      borderWidth: 'hairline',
      borderColor: 'border.hairline',
      borderRadius: 'control',
      scrollbarWidth: 'thin',
    },
    row: {
      display: 'flex',
      alignItems: 'center',
      gap: '3.5',
      minHeight: '14',
      paddingInline: '4',
      paddingBlock: '2',
      borderTopWidth: 'hairline',
      borderColor: 'border.hairline',
      cursor: 'pointer',
      'li:first-of-type > &': { borderTopWidth: '0' },
      _hover: { backgroundColor: 'bg.quiet' },
      // Inside, or the list's edge cuts it off.
      '&:has(:focus-visible)': {
        outline: '3px solid var(--focus-ring)',
        outlineOffset: '-3px',
      },
    },
    box: { ...tickBox, _focusVisible: { outline: 'none' } },
    texts: {
      display: 'grid',
      minWidth: '0',
      textStyle: 'control',
      overflowWrap: 'anywhere',
      hyphens: 'manual',
    },
    detail: { textStyle: 'small', color: 'fg.hint', fontWeight: 'body' },
  },
})
