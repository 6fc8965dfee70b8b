import { defineSlotRecipe } from '@chakra-ui/react'
import { coveringLink } from '#primitives/coveringLink.ts'
import { surface } from '#primitives/surface.ts'

const eased = { transitionDuration: 'base', transitionTimingFunction: 'out' } as const

const card = {
  position: 'relative',
  display: 'grid',
  minWidth: '0',
  height: 'full',
  ...surface,
  borderRadius: 'card',
  transitionProperty: 'border-color',
  ...eased,
  '&:has(a):hover': { borderColor: 'border.primary' },
  _print: { breakInside: 'avoid' },
} as const

/** The rooms, cards of one shape in as many columns as fit; and the people of one, each in a row. */
export const listCardsRecipe = defineSlotRecipe({
  slots: [
    'list',
    'card',
    'head',
    'people',
    'person',
    'portrait',
    'name',
    'number',
    'arrow',
    'link',
    'facts',
    'computers',
    'type',
  ],
  base: {
    list: {
      display: 'grid',
      gap: { base: '3', md: '4' },
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr))',
      _print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
    card: { ...card, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', padding: '5' },
    head: { display: 'flex', alignItems: 'flex-start', columnGap: '3' },
    people: {
      display: 'grid',
      gap: { base: '2', md: '4' },
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    },
    /** The computers beside the name where there is room, else under it. */
    person: {
      ...card,
      gridTemplateColumns: {
        base: 'auto minmax(0, 1fr) auto',
        lg: 'auto minmax(0, 10.5rem) minmax(0, 1fr) auto',
      },
      alignItems: 'center',
      alignContent: { base: 'start', lg: 'center' },
      columnGap: '3',
      rowGap: '2',
      padding: '4',
    },
    portrait: { width: '11', borderRadius: 'control', overflow: 'hidden' },
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
    number: { textStyle: 'small', color: 'fg.muted' },
    computers: {
      textStyle: 'small',
      gridRow: { base: 2, lg: 'auto' },
      gridColumn: { base: '2 / -1', lg: 'auto' },
      '& li + li': { marginTop: '0.5' },
    },
    type: { color: 'fg.muted' },
  },
})
