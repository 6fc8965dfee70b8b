import { defineSlotRecipe } from '@chakra-ui/react'

const away = 'translateX(-100%)'

export const drawerRecipe = defineSlotRecipe({
  slots: ['root', 'panel', 'head', 'body'],
  base: {
    root: {
      position: 'fixed',
      insetBlock: '0',
      insetInlineStart: '0',
      margin: '0',
      padding: '0',
      width: 'min(20rem, calc(100vw - 3rem))',
      height: '100dvh',
      maxHeight: 'none',
      overflow: 'hidden',
      borderInlineEndWidth: 'hairline',
      borderColor: 'transparent',
      backgroundColor: 'bg.page',
      color: 'fg',
      boxShadow: 'floating',
      // It slides in, and out again before it goes.
      transform: away,
      transitionProperty: 'transform, overlay, display',
      transitionDuration: 'base',
      transitionTimingFunction: 'out',
      transitionBehavior: 'allow-discrete',
      '&[open]': { transform: 'none', _starting: { transform: away } },
      '&::backdrop': {
        backgroundColor: 'color-mix(in srgb, {colors.bg.darkest} 62%, transparent)',
      },
      _print: { display: 'none' },
    },
    panel: { display: 'flex', flexDirection: 'column', height: 'full' },
    head: {
      flexShrink: 0,
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      minHeight: 'var(--bar-height)',
      paddingInline: '2',
      backgroundColor: 'bg.dark',
      color: 'fg.onDark',
    },
    body: {
      flex: '1',
      minHeight: '0',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      display: 'flex',
      flexDirection: 'column',
      gap: '5',
      padding: '4',
      paddingBottom: 'calc({spacing.6} + env(safe-area-inset-bottom, 0px))',
    },
  },
})
