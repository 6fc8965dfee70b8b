import { defineSlotRecipe } from '@chakra-ui/react'
import { coveringLink } from '#primitives/coveringLink.ts'
import { surface } from '#primitives/surface.ts'

const eased = { transitionDuration: 'base', transitionTimingFunction: 'out' } as const

/** The grids of rooms and of people: cards of one shape in as many columns as fit. */
export const listCardsRecipe = defineSlotRecipe({
  slots: ['list', 'card', 'head', 'portrait', 'name', 'arrow', 'link', 'facts', 'computers', 'type'],
  base: {
    list: {
      display: 'grid',
      gap: { base: '3', md: '4' },
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr))',
      _print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
    card: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      minWidth: '0',
      height: 'full',
      padding: '5',
      ...surface,
      borderRadius: 'card',
      transitionProperty: 'border-color',
      ...eased,
      '&:has(a):hover': { borderColor: 'border.primary' },
      _print: { breakInside: 'avoid' },
    },
    head: { display: 'flex', alignItems: 'flex-start', columnGap: '3' },
    portrait: { flexShrink: '0', width: '11', borderRadius: 'control', overflow: 'hidden' },
    name: { flexGrow: '1', minWidth: '0' },
    arrow: {
      flexShrink: '0',
      fontSize: 'xl',
      color: 'fg.link',
      transitionProperty: 'transform',
      ...eased,
      '[data-card]:hover &': { transform: 'translateX(4px)', _motionReduce: { transform: 'none' } },
      _print: { display: 'none' },
    },
    link: coveringLink('card'),
    facts: { marginTop: '1', textStyle: 'small', color: 'fg.muted' },
    computers: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: '2.5',
      marginTop: '4',
      paddingTop: '4',
      borderTopWidth: 'hairline',
      borderColor: 'border.hairline',
    },
    type: { display: 'block', textStyle: 'small', color: 'fg.muted' },
  },
})
