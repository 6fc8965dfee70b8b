import { defineSlotRecipe } from '@chakra-ui/react'
import { coveringLink } from '#primitives/coveringLink.ts'

export const vacancyListRecipe = defineSlotRecipe({
  slots: ['head', 'filter', 'list', 'row', 'link', 'facts', 'fact', 'description', 'view'],
  base: {
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '8',
      rowGap: '5',
    },
    // One row on phones, as wide as the page, which scrolls; the padding holds the focus ring.
    filter: {
      display: 'flex',
      flexWrap: { md: 'wrap' },
      gap: '2.5',
      marginTop: { base: '5', md: '8' },
      mdDown: {
        marginInline: '-gutter',
        paddingInline: 'gutter',
        paddingBlock: '1',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        whiteSpace: 'nowrap',
        '& > li': { flexShrink: 0 },
      },
    },
    list: {
      position: 'relative',
      marginTop: { base: '5', md: '8' },
      borderTopWidth: 'hairline',
      borderColor: 'border.hairline',
    },
    row: {
      position: 'relative',
      display: 'grid',
      alignItems: 'center',
      columnGap: { md: '8', lg: '12' },
      rowGap: '4',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        md: 'minmax(0, 1fr) auto',
        lg: 'minmax(0, 5fr) minmax(0, 4fr) auto',
      },
      paddingBlock: { base: '7', md: '8' },
      borderBottomWidth: 'hairline',
      borderColor: 'border.hairline',
    },
    link: coveringLink('card'),
    // Each fact has a dot before it; the clip hides the dot at the start of a line.
    facts: {
      display: 'flex',
      flexWrap: 'wrap',
      rowGap: '0.5',
      marginTop: '2.5',
      marginInlineStart: '-6',
      clipPath: 'inset(0 0 0 {spacing.6})',
      color: 'fg.hint',
      textStyle: 'small',
    },
    fact: {
      position: 'relative',
      paddingInlineStart: '6',
      _before: {
        content: '""',
        position: 'absolute',
        insetInlineStart: '2.5',
        top: '0.65em',
        width: '1',
        height: '1',
        borderRadius: 'full',
        backgroundColor: 'fg.hint',
        _highContrast: { backgroundColor: 'CanvasText' },
      },
    },
    description: {
      color: 'fg.muted',
      maxWidth: { base: '36rem', lg: '30rem' },
      gridRow: { md: 2, lg: 1 },
      gridColumn: { md: 1, lg: 2 },
    },
    view: {
      gridRow: { md: '1 / span 2', lg: 1 },
      gridColumn: { md: 2, lg: 3 },
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      justifySelf: 'start',
      textStyle: 'control',
      color: 'fg.link',
      'article:hover &': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
      _print: { display: 'none' },
    },
  },
})
