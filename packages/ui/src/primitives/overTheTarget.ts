/**
 * For the hidden input of a Chakra control, whose root is `position: relative`: it lies over the whole target, so that
 * fingers and screen readers find it where the control is seen. The library makes it one pixel small.
 */
export const overTheTarget = {
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  clip: 'auto',
  opacity: 0,
  cursor: 'inherit',
} as const
