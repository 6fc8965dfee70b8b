import { defineStyles } from '#theme/defineStyles.ts'
import { avatarColours } from './avatarColours.ts'

const grounds = avatarColours.map(({ ground, text }, place) => [
  `&[data-colour="${place}"]`,
  { backgroundColor: ground, color: text },
])

/** One object for all, so that a list of people costs no new styles. */
export const avatarStyles = defineStyles({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: '0',
  overflow: 'hidden',
  borderRadius: 'full',
  aspectRatio: '1',
  verticalAlign: 'middle',
  _highContrast: { borderWidth: 'hairline' },
  // Drawn by the style: the text of a row is the name alone.
  _before: {
    content: 'attr(data-initials)',
    fontFamily: 'heading',
    fontWeight: 'heading',
    lineHeight: '1',
    letterSpacing: '-0.025em',
  },
  '&[data-size=sm]': { width: 'var(--avatar, 1.75rem)', fontSize: '0.6875rem', _print: { display: 'none' } },
  '&[data-size=md]': { width: '2.5rem', fontSize: '0.9375rem', _print: { display: 'none' } },
  '&[data-size=lg]': { width: '4rem', fontSize: '1.5rem', _print: { display: 'none' } },
  '&[data-size=full]': {
    width: 'full',
    containerType: 'inline-size',
    borderRadius: 'inherit',
    _before: { fontSize: '38cqi' },
  },
  // Else it has a line of its own, and the initials above it stand too high.
  '& picture': { display: 'contents' },
  // Over the initials, which are seen until it is loaded, and where it fails.
  '& img': { position: 'absolute', inset: '0', width: 'full', height: 'full', objectFit: 'cover' },
  ...Object.fromEntries(grounds),
})
