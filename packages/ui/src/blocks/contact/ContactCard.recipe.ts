import { defineSlotRecipe } from '@chakra-ui/react'
import { coveringLink } from '#primitives/coveringLink.ts'
import { surface } from '#primitives/surface.ts'

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
    'ask',
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
      overflow: 'hidden',
    },
    texts: { padding: { base: '5', sm: '7', md: '9' } },
    row: {
      position: 'relative',
      display: 'flex',
      gap: '4',
      paddingBlock: '4',
      borderColor: 'border.hairline',
      '&:not(:last-of-type)': { borderBottomWidth: 'hairline' },
    },
    // The whole row is pressed.
    link: { fontWeight: 'medium', ...coveringLink('card') },
    label: { display: 'block', textStyle: 'small', color: 'fg.muted' },
    map: {
      position: 'relative',
      display: 'grid',
      '&:has(iframe)': { gridTemplateRows: 'minmax(18rem, 1fr) auto' },
      '& iframe': { width: 'full', height: 'full' },
      minHeight: { base: '26rem', md: '24rem' },
      overflow: 'hidden',
      backgroundColor: 'bg.quiet',
      _print: { display: 'none' },
    },
    bar: {
      justifyContent: 'space-between',
      columnGap: '6',
      rowGap: '0',
      paddingInline: '5',
      paddingBlock: '2',
    },
    ask: {
      position: 'relative',
      alignSelf: 'end',
      margin: { base: '4', md: '5' },
      padding: '5',
      borderRadius: 'card',
      backgroundColor: 'bg.surface',
      boxShadow: 'floating',
    },
    picture: { position: 'absolute', inset: '0', overflow: 'hidden' },
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
      top: '26%',
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
