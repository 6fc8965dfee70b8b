import { defineSlotRecipe } from '@chakra-ui/react'
import { highlighted } from '#primitives/highlighted.ts'
import { narrowWidth } from '#primitives/narrowPage.ts'
import { widerWindow } from './staffWidths.ts'

const wider = `@media ${widerWindow}`

export const sectionMenuRecipe = defineSlotRecipe({
  slots: ['root', 'nav', 'list', 'item', 'link', 'content'],
  base: {
    root: {
      display: 'grid',
      gap: { base: '6', md: '8' },
      minWidth: '0',
      gridTemplateColumns: 'minmax(0, 1fr)',
      [wider]: {
        gridTemplateColumns: `12rem minmax(0, ${narrowWidth})`,
        justifyContent: 'center',
        gap: '12',
      },
    },
    nav: {
      minWidth: '0',
      [wider]: { alignSelf: 'start', position: 'sticky', top: 'calc(var(--bar-height, 0px) + {spacing.8})' },
      _print: { display: 'none' },
    },
    // A choice of three on phones and tablets, a list on a line beside the page.
    list: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '1',
      width: { base: 'full', sm: 'fit-content' },
      maxWidth: 'full',
      padding: '1',
      borderRadius: 'control',
      backgroundColor: 'bg.band',
      _highContrast: { borderWidth: 'hairline' },
      [wider]: {
        flexDirection: 'column',
        flexWrap: 'nowrap',
        gap: '0',
        width: 'auto',
        padding: '0',
        borderRadius: '0',
        borderInlineStartWidth: 'strong',
        borderColor: 'border.hairline',
        backgroundColor: 'transparent',
        _highContrast: { borderWidth: '0', borderInlineStartWidth: 'strong' },
      },
    },
    item: { flex: '1 1 auto' },
    link: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: 'target',
      paddingInline: { base: '2', sm: '4' },
      paddingBlock: '2',
      borderWidth: 'hairline',
      borderColor: 'transparent',
      borderRadius: 'calc({radii.control} - {spacing.1})',
      color: 'fg.muted',
      textStyle: 'control',
      fontSize: { base: '0.8125rem', sm: '0.9375rem' },
      hyphens: 'manual',
      textDecoration: 'none',
      transitionProperty: 'background-color, color',
      transitionDuration: 'fast',
      _hover: { color: 'fg', backgroundColor: 'bg.page' },
      [wider]: {
        justifyContent: 'flex-start',
        paddingInline: '{spacing.5} {spacing.3}',
        borderRadius: '0',
        borderEndEndRadius: 'control',
        borderStartEndRadius: 'control',
      },
      '&[aria-current]': {
        color: 'fg',
        backgroundColor: 'bg.chosen',
        borderColor: 'border.hairline',
        _highContrast: highlighted,
        // A bar of the plan on the line beside the list.
        [wider]: {
          backgroundColor: 'transparent',
          borderColor: 'transparent',
          _before: {
            content: '""',
            position: 'absolute',
            insetBlock: '2',
            insetInlineStart: '-4px',
            width: '4px',
            borderRadius: 'full',
            backgroundColor: 'border.primary',
            _highContrast: { backgroundColor: 'HighlightText' },
          },
        },
      },
    },
    content: { minWidth: '0' },
  },
})
