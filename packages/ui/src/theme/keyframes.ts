import { defineKeyframes } from '@chakra-ui/react'

export const keyframes = defineKeyframes({
  'atrium-turn': { to: { transform: 'rotate(360deg)' } },
  'atrium-breathe': { '50%': { opacity: 0.5 } },
  /** A bar of the loading screen moves to its row and back. */
  'atrium-slide': {
    '0%, 100%': { transform: 'translateX(-14%)' },
    '50%': { transform: 'translateX(14%)' },
  },
  /** Only what takes long shows that it does. */
  'atrium-late': { to: { opacity: 1 } },
  /** Endless marquee of a doubled row: the second copy ends where the first began. */
  'atrium-pass': { to: { transform: 'translateX(-50%)' } },
  /** Follows 100,000 px of a scroll. */
  'atrium-stay': { to: { transform: 'translateY(100000px)' } },
  'atrium-enter-start': { from: { transform: 'translateX(-100%)' } },
  'atrium-leave-start': { to: { transform: 'translateX(-100%)' } },
  'atrium-show': { from: { opacity: 0 } },
  'atrium-appear': { from: { opacity: 0, transform: 'translateY(-8px)' } },
})
