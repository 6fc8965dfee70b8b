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
    },
    nav: { minWidth: '0', _print: { display: 'none' } },
    list: {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '1',
      width: { base: 'full', sm: 'fit-content' },
      maxWidth: 'full',
      padding: '1',
      borderRadius: 'control',
      backgroundColor: 'bg.band',
      _highContrast: { borderWidth: 'hairline' },
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
      '&[aria-current]': {
        color: 'fg',
        backgroundColor: 'bg.chosen',
        borderColor: 'border.hairline',
        _highContrast: highlighted,
      },
    },
    content: { minWidth: '0' },
  },
  variants: {
    place: {
      // A choice in a row on phones and tablets, a list on a line beside the page in wider windows.
      beside: {
        root: {
          [wider]: {
            gridTemplateColumns: `12rem minmax(0, ${narrowWidth})`,
            justifyContent: 'center',
            gap: '12',
          },
        },
        nav: {
          [wider]: {
            alignSelf: 'start',
            position: 'sticky',
            top: 'calc(var(--bar-height, 0px) + {spacing.8})',
          },
        },
        list: {
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
        link: {
          [wider]: {
            justifyContent: 'flex-start',
            paddingInline: '{spacing.5} {spacing.3}',
            borderRadius: '0',
            borderEndEndRadius: 'control',
            borderStartEndRadius: 'control',
          },
          '&[aria-current]': {
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
      },
      // A row at every width, for pages with wide tables. Phones push it sideways: in several lines it would push the page away.
      above: {
        list: {
          flexWrap: { base: 'nowrap', md: 'wrap' },
          overflowX: { base: 'auto', md: 'visible' },
          overscrollBehaviorX: 'contain',
          scrollbarWidth: 'none',
          width: { base: 'full', md: 'fit-content' },
        },
        item: { flexShrink: { base: '0', md: '1' } },
        link: { paddingInline: { base: '3', sm: '4' }, whiteSpace: { base: 'nowrap', md: 'normal' } },
      },
    },
  },
  defaultVariants: { place: 'beside' },
})
