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
  plan: { height: '3.25rem', maxWidth: 'full', strokeWidth: '12.8', strokeLinecap: 'round' },
  heading: { textStyle: 'h4', marginTop: '5', 'h1&': { textStyle: 'h3' } },
  text: {
    textStyle: 'body',
    color: 'fg.muted',
    maxWidth: 'prose',
    textWrap: 'balance',
    '* + &': { marginTop: '2' },
  },
  action: { marginTop: '6' },
} as const

const card = {
  ...panel,
  root: {
    ...panel.root,
    padding: { base: '6', md: '10' },
    ...surface,
  },
} as const

export const messageRecipe = defineSlotRecipe({
  slots: ['page', 'root', 'body', 'mark', 'plan', 'heading', 'text', 'action'],
  base: {
    // A frame with margins of its own around its pages sets the variable.
    page: {
      width: 'full',
      maxWidth: 'container',
      marginInline: 'auto',
      paddingInline: 'var(--page-margin, {spacing.gutter})',
      paddingTop: { base: 'var(--page-margin, {spacing.6})', md: 'var(--page-margin, {spacing.16})' },
      paddingBottom: 'var(--page-margin, {spacing.section})',
    },
    root: { display: 'flex', width: 'full', maxWidth: 'container', marginInline: 'auto', color: 'fg' },
    action: { display: 'flex', flexWrap: 'wrap', gap: '3', '&:empty': { display: 'none' } },
  },
  variants: {
    variant: {
      page: card,
      card,
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
          '&:empty': { position: 'absolute', width: 'auto', padding: '0' },
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
        text: { textStyle: 'small', color: 'fg.muted', marginTop: '1' },
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
