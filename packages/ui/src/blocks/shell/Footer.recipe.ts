import { defineSlotRecipe } from '@chakra-ui/react'

export const footerRecipe = defineSlotRecipe({
  slots: ['root', 'top', 'about', 'tagline', 'columns', 'title', 'list', 'link', 'bottom', 'social'],
  base: {
    root: {
      backgroundColor: 'bg.darkest',
      color: 'fg.onDark',
      paddingTop: { base: '10', md: '20' },
      paddingBottom: { base: '4', md: '8' },
    },
    top: {
      display: 'grid',
      gap: { base: '6', md: '10', lg: '16' },
      gridTemplateColumns: { base: '1fr', lg: 'minmax(0, 2fr) minmax(0, 5fr)' },
    },
    about: { display: 'grid', gap: { base: '3', md: '5' }, alignContent: 'start', justifyItems: 'start' },
    tagline: { color: 'fg.onDarkMuted', maxWidth: '18rem', textStyle: 'body' },
    columns: {
      display: 'grid',
      _print: { display: 'none' },
      columnGap: { base: '2', sm: '6', md: '8' },
      rowGap: { base: '6', sm: '10' },
      gridTemplateColumns: {
        base: 'minmax(0, 1fr) 11rem',
        sm: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
        md: 'repeat(auto-fit, minmax(11rem, 1fr))',
      },
      // The later columns stand under each other beside the first and longest one.
      smDown: { '& > :first-of-type': { gridRow: 'span 2' } },
    },
    title: { textStyle: 'label', color: 'fg.onDark', marginBottom: '2' },
    list: { display: 'grid', justifyItems: 'start' },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: 'target', md: '9' },
      paddingBlock: { base: '2', md: '1' },
      overflowWrap: 'anywhere',
      color: 'fg.onDarkMuted',
      _hover: { color: 'fg.onDark' },
    },
    bottom: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '8',
      rowGap: { base: '0', md: '3' },
      marginTop: { base: '6', md: '16' },
      paddingTop: { base: '3', md: '6' },
      borderTopWidth: 'hairline',
      borderColor: 'border.onDark',
      color: 'fg.onDarkMuted',
      textStyle: 'small',
    },
    social: { display: 'flex', flexWrap: 'wrap', columnGap: '5', _print: { display: 'none' } },
  },
})
