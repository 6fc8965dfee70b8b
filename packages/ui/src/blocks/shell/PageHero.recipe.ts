import { defineSlotRecipe } from '@chakra-ui/react'

/** The ground of the film with so many percent of cover. */
const dim = (percent: number) => `color-mix(in srgb, {colors.bg.darkest} ${percent}%, transparent)`

export const pageHeroRecipe = defineSlotRecipe({
  slots: ['root', 'media', 'poster', 'video', 'shade', 'content', 'text', 'control', 'actions'],
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      minHeight: 'clamp(420px, 62vh, 640px)',
      overflow: 'hidden',
      backgroundColor: 'bg.darkest',
      color: 'fg.onDark',
    },
    media: { position: 'absolute', inset: '0' },
    poster: { position: 'absolute', inset: '0', width: 'full', height: 'full', objectFit: 'cover' },
    video: {
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: 'full',
      objectFit: 'cover',
      opacity: 0,
      transitionProperty: 'opacity',
      transitionDuration: 'slow',
      '&[data-seen]': { opacity: 1 },
    },
    // White text keeps its contrast whatever the film shows behind it.
    shade: {
      position: 'absolute',
      inset: '0',
      backgroundImage: {
        base: `linear-gradient(to top, ${dim(100)} 8%, ${dim(82)} 60%, ${dim(66)})`,
        md: `linear-gradient(to bottom, ${dim(78)}, ${dim(0)} 9rem), linear-gradient(to right, ${dim(100)} 4%, ${dim(88)} 45%, ${dim(0)} 92%)`,
        lg: `linear-gradient(to bottom, ${dim(78)}, ${dim(0)} 9rem), linear-gradient(to right, ${dim(100)} 4%, ${dim(86)} 36%, ${dim(0)} 74%)`,
      },
    },
    content: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      justifyContent: { base: 'flex-end', md: 'center' },
      paddingTop: 'calc({sizes.navbar} + 2rem)',
      paddingBottom: { base: '20', md: '16' },
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
})
