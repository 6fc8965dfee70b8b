import { chakra } from '@chakra-ui/react'

/**
 * A paragraph (`as` for others). `isProse` keeps lines readable.
 * @default size 'body', tone 'default'
 */
export const Text = chakra('p', {
  variants: {
    size: {
      lead: { textStyle: 'lead' },
      body: { textStyle: 'body' },
      small: { textStyle: 'small' },
    },
    tone: {
      default: { color: 'inherit' },
      muted: { color: 'fg.muted' },
      hint: { color: 'fg.hint' },
      onDark: { color: 'fg.onDarkMuted' },
      danger: { color: 'fg.danger' },
    },
    isProse: { true: { maxWidth: 'prose' } },
  },
  defaultVariants: { size: 'body', tone: 'default' },
})
