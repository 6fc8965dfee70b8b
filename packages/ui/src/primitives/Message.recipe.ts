import { defineSlotRecipe } from '@chakra-ui/react'
import { surface } from './surface.ts'

const panel = {
  root: { flexDirection: 'column', alignItems: 'flex-start' },
  mark: {
    display: 'grid',
    placeItems: 'center',
    width: '12',
    height: '12',
    borderRadius: 'control',
    backgroundColor: 'bg.danger',
    color: 'fg.danger',
    fontSize: '1.25rem',
  },
  picture: { height: '3.25rem', maxWidth: 'full' },
  heading: { textStyle: 'h4', marginTop: '5', 'h1&': { textStyle: 'h3' } },
  text: { textStyle: 'body', maxWidth: 'prose', textWrap: 'balance', '* + &': { marginTop: '2' } },
  action: { marginTop: '6' },
} as const

export const messageRecipe = defineSlotRecipe({
  slots: ['page', 'root', 'body', 'mark', 'picture', 'heading', 'text', 'action'],
  base: {
    // The message stands in the middle of the room that a page has; a frame with a bar of its own says how much that is.
    page: {
      display: 'grid',
      alignContent: 'center',
      minHeight: 'var(--page-room, 100dvh)',
      maxWidth: 'container',
      marginInline: 'auto',
      padding: 'var(--page-margin, {spacing.8} {spacing.gutter} {sizes.navbar})',
    },
    root: { display: 'flex', width: 'full', maxWidth: 'container', marginInline: 'auto', color: 'fg' },
    picture: { strokeWidth: '13', strokeLinecap: 'round' },
    text: { color: 'fg.muted' },
    action: { display: 'flex', flexWrap: 'wrap', gap: '3', '&:empty': { display: 'none' } },
  },
  variants: {
    variant: {
      page: {
        // On wide windows the picture fills the right half.
        root: {
          display: 'grid',
          gap: '2rem 5rem',
          lg: { gridTemplateColumns: '1fr 30rem' },
        },
        body: { display: 'contents', '& > div': { alignSelf: 'end' } },
        picture: {
          width: 'full',
          height: { base: '13rem', lg: '26rem' },
          borderRadius: 'surface',
          backgroundColor: 'bg.band',
          objectFit: 'contain',
          // The ground of the drawings.
          'img&': { backgroundColor: 'motif.pine1' },
          'svg&': { padding: '10%' },
          lg: { gridColumn: 2, gridRow: '1 / span 2' },
        },
        heading: { textStyle: 'h1' },
        text: { textStyle: 'lead', marginTop: '4' },
        action: { alignSelf: 'start' },
      },
      card: { ...panel, root: { ...panel.root, padding: { base: '6', md: '10' }, ...surface } },
      inline: panel,
      banner: {
        root: {
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '4',
          padding: '4',
          borderRadius: 'control',
          backgroundColor: 'bg.quiet',
          // An empty live region takes no room.
          '&:empty': { position: 'absolute', width: '0', padding: '0' },
        },
        body: {
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: '3',
          flex: '1 1 16rem',
          minWidth: '0',
        },
        mark: { paddingTop: '0.5', color: 'fg.link' },
        heading: { textStyle: 'label' },
        text: { textStyle: 'small', marginTop: '1' },
      },
    },
    tone: { danger: {}, warning: {}, success: {}, info: {} },
  },
  compoundVariants: [
    {
      variant: 'banner',
      tone: 'danger',
      css: {
        root: { borderWidth: 'hairline', borderColor: 'border.danger', backgroundColor: 'bg.danger' },
        mark: { color: 'fg.danger' },
        heading: { color: 'fg.danger' },
        text: { color: 'fg' },
      },
    },
    {
      variant: 'banner',
      tone: 'warning',
      css: { root: { backgroundColor: 'bg.warning' }, mark: { color: 'fg' } },
    },
  ],
})
