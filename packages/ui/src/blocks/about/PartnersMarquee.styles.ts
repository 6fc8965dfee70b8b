import type { SystemStyleObject } from '@chakra-ui/react'
import { defineSlotStyles } from '#theme/defineStyles.ts'

/** How far the row fades out at either side: about one name, so that none looks cut where the row stops. */
const fade = 'clamp(4.5rem, 16vw, 12rem)'

/** Under reduced motion, and without JavaScript, which could stop the row. */
const still = (styles: SystemStyleObject): SystemStyleObject => ({
  '@media (prefers-reduced-motion: reduce), (scripting: none)': styles,
  'html[data-motion=reduced] &': styles,
})

export const styles = defineSlotStyles({
  head: {
    display: 'flex',
    // The control is after the heading and before the moving row.
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '6',
  },
  control: still({ display: 'none' }),
  window: {
    marginTop: { base: '8', md: '12' },
    // As wide as the page on phones, as the team below.
    marginInline: { base: '-gutter', xl: '0' },
    overflow: 'hidden',
    maskImage: `linear-gradient(to right, transparent, black ${fade}, black calc(100% - ${fade}), transparent)`,
    '&:is(:hover, :focus-within) > *': { animationPlayState: 'paused' },
    _print: { marginInline: '0', maskImage: 'none' },
    ...still({ marginInline: '0', overflow: 'visible', maskImage: 'none' }),
  },
  track: {
    display: 'flex',
    width: 'max-content',
    animation: 'atrium-pass 64s linear infinite',
    _print: { width: 'auto', animation: 'none' },
    ...still({ display: 'block', width: 'auto', animation: 'none' }),
  },
  // A gap after the last name, too, so that both halves of the track are equally wide.
  list: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '10', md: '16' },
    paddingInlineEnd: { base: '10', md: '16' },
    _print: { flexWrap: 'wrap', paddingInlineEnd: '0' },
    ...still({
      display: 'grid',
      columnGap: { base: '4', md: '6' },
      rowGap: { base: '6', md: '10' },
      // From `md` on wide enough for a name in one line.
      gridTemplateColumns: {
        base: 'repeat(auto-fill, minmax(9rem, 1fr))',
        md: 'repeat(auto-fill, minmax(17rem, 1fr))',
        xl: 'repeat(5, auto)',
      },
      justifyContent: 'space-between',
      paddingInlineEnd: '0',
    }),
  },
  // The copy of the names, so that the row never ends.
  again: { _print: { display: 'none' }, ...still({ display: 'none' }) },
  logo: { width: 'auto', height: '10', maxWidth: '20', objectFit: 'contain' },
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
    whiteSpace: 'nowrap',
    paddingBlock: '2',
    ...still({ fontSize: { base: 'md', md: 'h4' }, whiteSpace: 'normal', paddingBlock: '0' }),
  },
})
