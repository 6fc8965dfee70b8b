import { defineSlotRecipe } from '@chakra-ui/react'

/** Windows on their side, or with a keyboard on the screen. */
export const lowWindow = '@media (max-height: 40em)'

export const dialogRecipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      backgroundColor: 'color-mix(in srgb, {colors.bg.scrim} 62%, transparent)',
      _print: { display: 'none' },
    },
    positioner: { position: 'fixed', inset: '0', zIndex: 'dialog', display: 'flex' },
    content: {
      maxWidth: 'full',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      borderWidth: 'hairline',
      borderColor: 'border.hairline',
      backgroundColor: 'bg.raised',
      color: 'fg',
      boxShadow: 'floating',
      '&:focus-visible': { outline: 'none' },
    },
  },
  variants: {
    placement: {
      center: {
        positioner: { alignItems: 'center', justifyContent: 'center', _print: { display: 'none' } },
        content: {
          width: 'min(28rem, calc(100vw - 2.5rem))',
          maxHeight: 'calc(100dvh - 2.5rem)',
          [lowWindow]: { maxHeight: 'calc(100dvh - 1rem)' },
          borderRadius: 'surface',
          animation: 'atrium-appear 250ms {easings.out}',
        },
      },
      start: {
        positioner: { justifyContent: 'flex-start', _print: { display: 'none' } },
        content: {
          width: 'min(20rem, calc(100vw - 3rem))',
          height: '100dvh',
          backgroundColor: 'bg.page',
          animation: 'atrium-enter-start 200ms {easings.out}',
          '&[data-state=closed]': { animation: 'atrium-leave-start 200ms {easings.out}' },
        },
      },
      end: {
        backdrop: { backgroundColor: 'color-mix(in srgb, {colors.bg.scrim} 46%, transparent)' },
        positioner: { justifyContent: 'flex-end', _print: { position: 'absolute' } },
        content: {
          width: { base: 'full', md: 'min(35rem, 92vw)' },
          height: '100dvh',
          borderStartStartRadius: { base: '0', md: 'surface' },
          borderEndStartRadius: { base: '0', md: 'surface' },
          animation: 'atrium-appear 200ms {easings.out}',
          _print: { height: 'auto', boxShadow: 'none' },
        },
      },
    },
    roomFor: {
      letter: { content: { width: 'min(42rem, calc(100vw - 2.5rem))' } },
      // What has the focus is not hidden under the buttons at the foot.
      preview: { content: { width: 'min(60rem, calc(100vw - 2.5rem))', scrollPaddingBottom: '28' } },
    },
  },
})
