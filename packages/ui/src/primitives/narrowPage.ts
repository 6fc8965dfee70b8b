/** The width of a page of the staff area that is one column of text or cards. */
export const narrowWidth = '52rem'

/** Such a page, in the middle of the room that it has. */
export const narrowPage = {
  display: 'grid',
  gap: { base: '5', md: '6' },
  width: 'full',
  minWidth: '0',
  maxWidth: narrowWidth,
  marginInline: 'auto',
} as const
