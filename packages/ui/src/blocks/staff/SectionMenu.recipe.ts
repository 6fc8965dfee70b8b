import { defineSlotRecipe } from '@chakra-ui/react'
import { highlighted } from '#primitives/highlighted.ts'
import { narrowWidth } from '#primitives/narrowPage.ts'
import { surface } from '#primitives/surface.ts'
import { widerWindow, widestWindow } from './staffWidths.ts'

/** From a window on, the menu is a list on a line beside the page. */
const beside = (window: string, page: string) => {
  const wide = `@media ${window}`
  return {
    root: {
      [wide]: { gridTemplateColumns: `12rem minmax(0, ${page})`, justifyContent: 'center' },
    },
    nav: {
      [wide]: { alignSelf: 'start' },
      // It stays in sight where the window is tall enough.
      [`${wide} and (min-height: 36em)`]: {
        position: 'sticky',
        top: 'calc(var(--bar-height, 0px) + {spacing.8})',
      },
    },
    list: {
      [wide]: {
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
      [wide]: {
        justifyContent: 'space-between',
        paddingInline: '{spacing.5} {spacing.3}',
        borderRadius: '0',
        borderEndEndRadius: 'control',
        borderStartEndRadius: 'control',
      },
      '&[aria-current]': {
        // A bar of the plan on the line beside the list.
        [wide]: {
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
  }
}

const narrow = '@media (max-width: 37.4375em)'

const short = beside(widerWindow, narrowWidth)
const long = beside(widestWindow, '1fr')

export const sectionMenuRecipe = defineSlotRecipe({
  slots: ['root', 'nav', 'button', 'list', 'item', 'link', 'content'],
  base: {
    root: {
      display: 'grid',
      gap: { base: '6', md: '8' },
      minWidth: '0',
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
    nav: { minWidth: '0', _print: { display: 'none' } },
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
    },
    item: { flex: '1 1 auto' },
    link: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      minHeight: 'target',
      paddingInline: { base: '2', sm: '4' },
      paddingBlock: '2',
      borderWidth: 'hairline',
      borderColor: 'transparent',
      borderRadius: 'calc({radii.control} - {spacing.1})',
      color: 'fg.muted',
      textStyle: 'control',
      fontSize: '0.9375rem',
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
    isLong: {
      // A choice in a row on tablets; on phones in two columns, for in one row some languages have no room.
      false: {
        ...short,
        list: {
          ...short.list,
          [narrow]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', width: 'full' },
        },
        item: { [narrow]: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } },
        root: { [`@media ${widerWindow}`]: { ...short.root[`@media ${widerWindow}`], gap: '12' } },
      },
      // On phones and tablets under a button, which looks like a list to choose from.
      true: {
        ...long,
        root: { gap: { base: '5', md: '6' }, ...long.root },
        button: {
          ...surface,
          display: { base: 'flex', lg: 'none' },
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '3',
          width: 'full',
          maxWidth: { sm: '20rem' },
          minHeight: 'target',
          paddingInline: '4',
          paddingBlock: '2',
          borderColor: 'border.control',
          borderRadius: 'control',
          textStyle: 'control',
          textAlign: 'start',
          cursor: 'pointer',
          '& svg': { flexShrink: '0', color: 'fg.muted', transform: 'rotate(90deg)' },
          '&[aria-expanded=true] svg': { transform: 'rotate(270deg)' },
        },
        item: {
          flexGrow: '0',
          '&[data-group]': {
            marginTop: { base: '4', lg: '0' },
            [`@media ${widestWindow}`]: { marginTop: '4' },
          },
        },
        list: {
          ...long.list,
          display: { base: 'none', lg: 'flex' },
          '&[data-open]': { display: 'flex' },
          flexDirection: { base: 'column', lg: 'row' },
          marginTop: { base: '2', lg: '0' },
          width: { base: 'full', sm: '20rem', lg: 'fit-content' },
        },
        link: {
          ...long.link,
          justifyContent: { base: 'space-between', lg: 'center' },
          paddingInline: '3',
        },
      },
    },
  },
  defaultVariants: { isLong: false },
})
