import { defineSlotRecipe } from '@chakra-ui/react'

const unseen = { display: 'none' } as const

export const themeChoiceRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'value', 'select'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      minHeight: 'target',
      borderRadius: 'control',
      transitionProperty: 'background-color, border-color, color',
      transitionDuration: 'fast',
      '&:has(:focus-visible)': { outline: '3px solid var(--focus-ring)', outlineOffset: '2px' },
      '@media (scripting: none)': unseen,
      _print: unseen,
    },
    select: {
      position: 'absolute',
      inset: '0',
      width: 'full',
      opacity: 0,
      cursor: 'pointer',
      // Of the list that it opens.
      backgroundColor: 'bg.raised',
      color: 'fg',
      fontSize: 'md',
    },
  },
  variants: {
    variant: {
      row: {
        root: {
          gap: '3',
          paddingInline: '3.5',
          paddingBlock: '2',
          color: 'fg.muted',
          fontSize: '0.9375rem',
          lineHeight: 'snug',
          _hover: { backgroundColor: 'bg.quiet', color: 'fg' },
          '[data-icons] &': { justifyContent: 'center', paddingInline: '0' },
        },
        label: { '[data-icons] &': unseen },
        value: { marginInlineStart: 'auto', textStyle: 'small', '[data-icons] &': unseen },
      },
      bar: {
        root: {
          justifyContent: 'center',
          minWidth: 'target',
          borderWidth: 'hairline',
          borderColor: 'border.onDark',
          color: 'fg.onDark',
          fontSize: '1.125rem',
          _hover: { borderColor: 'fg.onDark', backgroundColor: 'border.onDark' },
        },
        label: unseen,
        value: unseen,
      },
    },
  },
})
