import { defineSlotRecipe } from '@chakra-ui/react'
import { coveringLink } from '#primitives/coveringLink.ts'
import { surface } from '#primitives/surface.ts'

const inset = { base: '5', sm: '7', md: '9' }

/** The card with the ways to reach the company, and the map in it. */
export const contactCardRecipe = defineSlotRecipe({
  slots: [
    'root',
    'texts',
    'row',
    'link',
    'label',
    'map',
    'bar',
    'picture',
    'plan',
    'pin',
    'outside',
    'external',
  ],
  base: {
    // The map stands beside the texts where both have room.
    root: {
      ...surface,
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 30rem), 1fr))',
      gridTemplateRows: 'auto 1fr',
      height: 'full',
      overflow: 'hidden',
    },
    texts: { paddingInline: inset, paddingTop: inset, paddingBottom: '2' },
    row: {
      position: 'relative',
      display: 'flex',
      gap: '4',
      paddingBlock: '4',
      borderColor: 'border.hairline',
      '&:not(:last-of-type)': { borderBottomWidth: 'hairline' },
    },
    // The whole row is pressed.
    link: { fontWeight: 'medium', color: 'fg.link', ...coveringLink('card') },
    label: { display: 'block', textStyle: 'small', color: 'fg.muted' },
    // The drawing or the map, and under it what to do with it.
    map: {
      display: 'grid',
      // On a wide contact page the form beside it is higher.
      gridTemplateRows: { base: 'minmax(14rem, 1fr) auto', lg: 'minmax(7rem, 1fr) auto' },
      '&:has(iframe)': { gridTemplateRows: 'minmax(16rem, 1fr) auto' },
      '& iframe': { width: 'full', height: 'full' },
      _print: { display: 'none' },
    },
    bar: { display: 'grid', rowGap: '2', paddingInline: inset, paddingTop: '4', paddingBottom: '6' },
    picture: { position: 'relative', overflow: 'hidden', backgroundColor: 'bg.quiet' },
    plan: {
      position: 'absolute',
      inset: '-20%',
      width: '140%',
      height: '140%',
      opacity: 0.22,
      transform: 'rotate(-14deg)',
    },
    pin: {
      position: 'absolute',
      left: '50%',
      top: '50%',
      width: '3rem',
      height: '3.75rem',
      transform: 'translate(-50%, -50%)',
    },
    outside: { display: 'inline-flex', alignItems: 'center', minHeight: 'target', textStyle: 'control' },
    external: {
      flexShrink: '0',
      marginInlineStart: '1.5',
      fontSize: '0.875em',
    },
  },
})
