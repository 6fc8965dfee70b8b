import { defineSlotRecipe } from '@chakra-ui/react'

/** How far the row fades out at either side. */
const fade = 'clamp(1rem, 4vw, 3.5rem)'

export const partnersMarqueeRecipe = defineSlotRecipe({
  slots: ['head', 'window', 'track', 'list', 'partner'],
  base: {
    head: {
      display: 'flex',
      // The control stands after the words, and before everything that it stops.
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '6',
    },
    window: { marginTop: { base: '8', md: '12' } },
    list: { display: 'flex', alignItems: 'center' },
    partner: {
      display: 'flex',
      alignItems: 'center',
      gap: '3.5',
      fontFamily: 'heading',
      fontWeight: 'heading',
      fontSize: '1.25rem',
      lineHeight: '1.2',
      letterSpacing: '-0.02em',
      hyphens: 'manual',
    },
  },
  variants: {
    isStill: {
      false: {
        window: {
          overflow: 'hidden',
          maskImage: `linear-gradient(to right, transparent, black ${fade}, black calc(100% - ${fade}), transparent)`,
          '&:is(:hover, :focus-within) > *': { animationPlayState: 'paused' },
          _print: { maskImage: 'none' },
        },
        track: {
          display: 'flex',
          width: 'max-content',
          animation: 'atrium-pass 64s linear infinite',
          _print: { width: 'auto', animation: 'none', '& > [aria-hidden]': { display: 'none' } },
        },
        // Room after the last as well, so that both halves of the track are equally wide.
        list: {
          gap: { base: '10', md: '16' },
          paddingInlineEnd: { base: '10', md: '16' },
          _print: { flexWrap: 'wrap', paddingInlineEnd: '0' },
        },
        partner: { whiteSpace: 'nowrap', paddingBlock: '2' },
      },
      true: {
        list: {
          display: 'grid',
          columnGap: '8',
          rowGap: { base: '6', md: '10' },
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
        },
      },
    },
  },
  defaultVariants: { isStill: false },
})
