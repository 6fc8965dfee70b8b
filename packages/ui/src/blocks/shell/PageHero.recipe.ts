import { defineSlotRecipe } from '@chakra-ui/react'

/** The ground of the film with so many percent of cover. */
const dim = (percent: number) => `color-mix(in srgb, {colors.bg.darkest} ${percent}%, transparent)`

/** Nothing of the film shows behind the navbar. */
const top = `linear-gradient(to bottom, ${dim(100)} 4rem, ${dim(0)} 9rem)`

/**
 * A phone shows a third of the film's width, a tablet half: the part with the today line. On wider windows the film begins a little to
 * the right, so that the bars and the today line stand after the words; the shade hides its edge.
 */
const film = {
  position: 'absolute',
  insetBlockStart: '0',
  insetInlineEnd: '0',
  width: { base: 'full', md: '85%' },
  objectFit: 'cover',
  objectPosition: { base: '74% 50%', md: '50% 50%', lg: '0% 50%' },
} as const

/** A picture of the company's own fills the part that the shade leaves free, so its focal point is in sight; the shade hides its edge. */
const own = {
  width: { base: 'full', md: '44%' },
  height: { base: '11rem', md: 'full' },
  insetBlockStart: { base: 'auto', md: '0' },
  insetBlockEnd: '0',
  objectPosition: '50% 50%',
} as const

export const pageHeroRecipe = defineSlotRecipe({
  slots: ['root', 'media', 'poster', 'video', 'shade', 'content', 'title', 'text', 'control', 'actions'],
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      overflow: 'hidden',
      backgroundColor: 'bg.darkest',
      color: 'fg.onDark',
    },
    // Its last pixels are cut off: there the poster would show under the film.
    media: { position: 'absolute', inset: '0', insetBlockEnd: '-2px' },
    poster: { ...film, height: 'full' },
    video: {
      ...film,
      // Smaller than its poster, which stays the largest contentful paint: at the top, where both are dark.
      insetBlockStart: '2px',
      height: 'calc(100% - 4px)',
      opacity: 0,
      transitionProperty: 'opacity',
      transitionDuration: 'slow',
      '&[data-seen]': { opacity: 1 },
    },
    // The film stands beside the words; on phones it comes out below them.
    shade: {
      position: 'absolute',
      inset: '0',
      backgroundImage: {
        base: `linear-gradient(to top, ${dim(0)} 3rem, ${dim(100)} 11rem)`,
        md: `${top}, linear-gradient(to right, ${dim(100)} 62%, ${dim(0)} 86%)`,
        lg: `${top}, linear-gradient(to right, ${dim(100)} 57%, ${dim(0)} 66%)`,
      },
    },
    content: {
      position: 'relative',
      display: 'grid',
      justifyItems: 'start',
      alignContent: { base: 'start', md: 'center' },
      paddingTop: 'calc({sizes.navbar} + 2rem)',
      paddingBottom: { base: '40', md: '16' },
    },
    text: { color: 'fg.onDarkMuted', marginTop: '5', maxWidth: '32rem' },
    control: {
      position: 'absolute',
      insetInlineEnd: 'gutter',
      bottom: { base: '5', md: '8' },
      backgroundColor: 'bg.darkest',
    },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '8' },
  },
  variants: {
    isOwn: {
      true: {
        poster: own,
        video: own,
        shade: { backgroundImage: { base: `linear-gradient(to top, ${dim(0)} 7rem, ${dim(100)} 10rem)` } },
      },
    },
    size: {
      standard: {
        root: { minHeight: 'clamp(420px, 62vh, 640px)' },
        title: { maxWidth: '9em' },
      },
      tall: {
        root: { minHeight: { base: 'clamp(520px, 72vh, 640px)', md: 'clamp(560px, 84vh, 760px)' } },
        // Filled line by line: balanced, the lines would be short and one more.
        title: { maxWidth: '8.75em', textWrap: 'pretty' },
      },
    },
  },
  defaultVariants: { size: 'standard' },
})
