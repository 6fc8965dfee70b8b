import { defineSlotStyles } from '#theme/defineStyles.ts'
import { wideWindow } from './staffWidths.ts'

const wide = `@media ${wideWindow}`
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const styles = defineSlotStyles({
  person: {
    display: 'grid',
    minWidth: '0',
    lineHeight: 'snug',
    [wide]: { display: 'flex', alignItems: 'baseline', gap: '4' },
  },
  greeting: {
    ...oneLine,
    hyphens: 'manual',
    fontSize: 'sm',
    fontWeight: 'medium',
    [wide]: { flexShrink: 0, maxWidth: 'full', fontSize: 'md' },
  },
  email: {
    ...oneLine,
    hyphens: 'manual',
    minWidth: '0',
    fontSize: 'xs',
    color: 'fg.onDarkMuted',
    [wide]: { fontSize: 'sm' },
  },
  drawerPerson: { paddingInline: '3.5', color: 'fg.muted', fontSize: 'sm', overflowWrap: 'anywhere' },
  bell: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    width: 'target',
    height: 'target',
    borderRadius: 'control',
    color: 'fg.onDark',
    fontSize: '1.25rem',
    transitionProperty: 'background-color, color',
    transitionDuration: 'fast',
    _hover: { backgroundColor: 'border.onDark' },
    '&[aria-current]': { color: 'fg.accentOnDark' },
  },
  count: {
    // On the shoulder of the bell, parted from it by the ground of the bar.
    position: 'absolute',
    top: '1.5',
    insetInlineStart: '1.375rem',
    display: 'grid',
    placeItems: 'center',
    minWidth: '1.125rem',
    height: '1.125rem',
    paddingInline: '1',
    borderRadius: 'full',
    backgroundColor: 'bg.accent',
    boxShadow: '0 0 0 2px {colors.bg.dark}',
    color: 'fg.onAccent',
    fontSize: '0.6875rem',
    fontWeight: 'strong',
    lineHeight: '1',
    fontVariantNumeric: 'tabular-nums',
    _highContrast: { borderWidth: 'hairline' },
  },
})
