import { chakra } from '@chakra-ui/react'

/** The state of an item in one or two words. The tone `over` is for a state that is final. */
export const Tag = chakra('span', {
  base: {
    paddingInline: '2.5',
    paddingBlock: '0.5',
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: 'control',
    _highContrast: { borderWidth: 'hairline', borderColor: 'CanvasText' },
  },
  variants: {
    tone: {
      accent: { backgroundColor: 'bg.accentQuiet', color: 'fg.onAccent' },
      active: { backgroundColor: 'bg.active', color: 'fg.link' },
      quiet: { backgroundColor: 'bg.quiet', color: 'fg' },
      over: { backgroundColor: 'bg.band', color: 'fg' },
    },
  },
})
