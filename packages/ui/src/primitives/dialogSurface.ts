/** The looks of a dialog in the middle of the window, over the page that it dims. */
export const dialogSurface = {
  margin: 'auto',
  padding: '0',
  maxHeight: 'calc(100dvh - 2.5rem)',
  overflowY: 'auto',
  borderRadius: 'surface',
  backgroundColor: 'bg.surface',
  color: 'fg',
  boxShadow: 'floating',
  '&:focus-visible': { outline: 'none' },
  '&::backdrop': { backgroundColor: 'color-mix(in srgb, {colors.bg.darkest} 62%, transparent)' },
} as const
