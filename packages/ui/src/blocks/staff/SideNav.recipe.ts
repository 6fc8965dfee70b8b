import { defineSlotRecipe } from '@chakra-ui/react'
import { highlighted } from '#primitives/highlighted.ts'

/** A name that is shown beside its picture when the navigation is too narrow for both. */
const tip = {
  position: 'absolute',
  insetInlineStart: 'calc(100% + {spacing.2})',
  top: '50%',
  transform: 'translateY(-50%)',
  zIndex: 'raised',
  paddingInline: '3',
  paddingBlock: '2',
  borderWidth: 'hairline',
  borderColor: 'transparent',
  borderRadius: 'xs',
  backgroundColor: 'bg.dark',
  color: 'fg.onDark',
  boxShadow: 'floating',
  fontSize: 'sm',
  whiteSpace: 'nowrap',
  hyphens: 'manual',
  // Invisible and not hidden: it is the entry's name.
  opacity: 0,
  pointerEvents: 'none',
  transitionProperty: 'opacity',
  transitionDuration: 'fast',
  // The pointer may go over to it.
  _before: { content: '""', position: 'absolute', insetBlock: '0', right: '100%', width: '3' },
} as const

const tipShown = { opacity: 1, pointerEvents: 'auto' } as const

export const sideNavRecipe = defineSlotRecipe({
  slots: ['root', 'list', 'foot', 'entry', 'label'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' },
    list: { display: 'grid', gap: '1', minWidth: '0' },
    foot: { marginTop: '3', paddingTop: '4', borderTopWidth: 'hairline', borderColor: 'border.hairline' },
    entry: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '3.5',
      width: 'full',
      minHeight: 'target',
      paddingInline: '3.5',
      paddingBlock: '2',
      borderRadius: 'control',
      color: 'fg.muted',
      textAlign: 'start',
      textStyle: 'body',
      lineHeight: 'snug',
      textDecoration: 'none',
      cursor: 'pointer',
      transitionProperty: 'background-color, color',
      transitionDuration: 'fast',
      _hover: { backgroundColor: 'bg.quiet', color: 'fg' },
      _active: { backgroundColor: 'bg.active' },
      _disabled: { cursor: 'progress', opacity: 0.6 },
      '&[aria-current]': {
        backgroundColor: 'bg.active',
        color: 'fg',
        fontWeight: 'medium',
        _highContrast: highlighted,
      },
      '[data-icons] &': { justifyContent: 'center', paddingInline: '0' },
    },
    label: {
      minWidth: '0',
      '[data-icons] &': tip,
      '[data-icons]:not([data-quiet]) :focus-visible > &': tipShown,
      '@media (hover: hover)': { '[data-icons]:not([data-quiet]) :hover > &': tipShown },
      _highContrast: {
        '[data-icons] &': { borderColor: 'CanvasText', backgroundColor: 'Canvas', color: 'CanvasText' },
      },
    },
  },
})
