import { defineSlotRecipe } from '@chakra-ui/react'

export const toastsRecipe = defineSlotRecipe({
  slots: ['region', 'toast', 'icon', 'text'],
  base: {
    region: {
      position: 'relative',
      zIndex: 'toast',
      // Inside the bar of the page; the styles of the library are in no layer.
      '& .notistack-SnackbarContainer': { top: '-2px !important' },
      _print: { display: 'none' },
    },
    toast: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      // On phones the library leaves 1 rem on each side.
      width: 'min(32rem, calc(100vw - 2rem))',
      paddingInlineStart: '4',
      paddingInlineEnd: '1.5',
      paddingBlock: '1.5',
      borderWidth: 'hairline',
      borderColor: 'border.onDarkControl',
      borderRadius: 'control',
      backgroundColor: 'bg.floating',
      color: 'fg.onDark',
      boxShadow: 'floating',
    },
    icon: { fontSize: '1.125rem' },
    text: { flexGrow: 1, minWidth: '0', paddingBlock: '2', textStyle: 'control' },
  },
  variants: {
    kind: {
      success: { icon: { color: 'fg.accentOnDark' } },
      error: { icon: { color: 'fg.dangerOnDark' } },
    },
  },
})
