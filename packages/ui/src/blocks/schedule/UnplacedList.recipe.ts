import { defineSlotRecipe } from '@chakra-ui/react'
import { meetingLooks } from '#primitives/meetingLooks.ts'

export const unplacedListRecipe = defineSlotRecipe({
  slots: ['list', 'item', 'title', 'why'],
  base: {
    list: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(17rem, 1fr))' },
      gap: '3',
      marginTop: '3',
    },
    item: {
      position: 'relative',
      minWidth: '0',
      paddingBlock: '3',
      paddingInlineStart: '6',
      paddingInlineEnd: '4',
      borderRadius: 'control',
      textStyle: 'small',
      breakInside: 'avoid',
      _before: {
        content: '""',
        position: 'absolute',
        insetBlock: '3',
        insetInlineStart: '3',
        width: '1',
        borderRadius: 'full',
      },
      '&[data-others]': {
        outline: '1px solid {colors.border.hairline}',
        color: 'fg.muted',
        '& button': { fontWeight: 'body' },
        _before: { borderWidth: 'hairline', borderColor: 'fg.hint' },
      },
      _highContrast: { outline: '1px solid CanvasText' },
      _print: { outline: '1px solid {colors.border.hairline}' },
      ...Object.fromEntries(
        meetingLooks.map((colour, look) => [
          `&[data-look="${look}"]`,
          {
            backgroundColor: `meeting.${colour}Fill`,
            _before: { backgroundColor: `meeting.${colour}Bar` },
          },
        ]),
      ),
    },
    title: {
      display: 'block',
      minHeight: '6',
      textAlign: 'start',
      textStyle: 'label',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      // The whole card is the target.
      _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'control' },
    },
    why: { color: 'fg.muted', overflowWrap: 'anywhere' },
  },
})
