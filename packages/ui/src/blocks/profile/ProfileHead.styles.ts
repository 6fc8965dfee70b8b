import { surface } from '#primitives/surface.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

export const styles = defineSlotStyles({
  root: {
    display: 'grid',
    // A phone has the photo beside the name, and the e-mail and the controls below both.
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateRows: { sm: 'auto auto 1fr' },
    columnGap: { base: '4', sm: '6', md: '8' },
    rowGap: '4',
    alignItems: 'start',
    padding: { base: '5', md: '8' },
    ...surface,
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
    '&[data-over]': { borderColor: 'border.primary', backgroundColor: 'bg.active' },
  },
  picture: {
    position: 'relative',
    gridRow: { sm: '1 / 4' },
    width: { base: '5.5rem', sm: '8rem', md: '10rem' },
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: 'card',
    backgroundColor: 'bg.quiet',
  },
  /** Covers the picture while the photo is changed or a file is over it. */
  veil: {
    position: 'absolute',
    inset: '0',
    display: 'grid',
    placeItems: 'center',
    padding: '3',
    textAlign: 'center',
    textStyle: 'control',
    color: 'fg.onDark',
    backgroundColor: 'color-mix(in srgb, {colors.bg.scrim} 78%, transparent)',
    fontSize: 'sm',
  },
  texts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: '0', alignContent: 'start' },
  jobTitle: { marginTop: '1', color: 'fg.muted' },
  email: {
    gridColumn: { base: '1 / -1', sm: '2' },
    minWidth: '0',
    // Beside the photo it belongs to the lines above.
    marginTop: { base: '-1', sm: '-3.5' },
    color: 'fg.muted',
    fontSize: { base: 'sm', md: 'md' },
    hyphens: 'manual',
  },
  photo: { gridColumn: { base: '1 / -1', sm: '2' }, minWidth: '0' },
  controls: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { base: 'start', md: 'center' },
    gap: { base: '1', md: '2' },
  },
  // Below the other button, the icon is aligned with the edge.
  remove: { marginInlineStart: { base: '-4', md: '0' } },
  // A transparent file input covers the button, so that a press, a drop and the keyboard reach it.
  choose: {
    position: 'relative',
    '&:has(input:focus-visible)': {
      outline: '3px solid var(--focus-ring)',
      outlineOffset: '2px',
      borderRadius: 'control',
    },
  },
  input: {
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    opacity: 0,
    cursor: 'pointer',
    fontSize: '0',
    '&[aria-disabled]': { cursor: 'progress' },
  },
})
