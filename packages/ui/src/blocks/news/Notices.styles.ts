import { narrowPage } from '#primitives/narrowPage.ts'
import { surface } from '#primitives/surface.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

/** Wider than the list of cards on a phone. */
const wide = '@container (width >= 28rem)'

export const styles = defineSlotStyles({
  page: narrowPage,
  list: { display: 'grid', gap: '3', containerType: 'inline-size' },
  card: {
    position: 'relative',
    display: 'grid',
    gridTemplateAreas: '"logo head" "body body"',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3.5',
    rowGap: '2.5',
    padding: '4',
    [wide]: {
      gridTemplateAreas: '"logo head" "logo body"',
      gridTemplateRows: 'auto 1fr',
      columnGap: '5',
      rowGap: '1.5',
      padding: '6',
    },
    ...surface,
    borderRadius: 'card',
    // A link to one card focuses it.
    '&:focus': { outline: 'none' },
    '&:target, &:focus': { borderColor: 'border.primary' },
    _print: { breakInside: 'avoid' },
  },
  logo: {
    gridArea: 'logo',
    display: 'grid',
    placeItems: 'center',
    width: '12',
    height: '12',
    overflow: 'hidden',
    borderRadius: 'control',
    [wide]: { width: '4.5rem', height: '4.5rem', borderRadius: 'card' },
    backgroundColor: 'bg.darkRaised',
    color: 'fg.onDark',
  },
  icon: { fontSize: '1.625rem', color: 'fg.accentOnDark', [wide]: { fontSize: '2.25rem' } },
  head: { gridArea: 'head', minWidth: '0' },
  meta: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2.5',
    rowGap: '1',
    minHeight: '6',
    textStyle: 'small',
    color: 'fg.hint',
  },
  title: {
    marginTop: '1',
    fontWeight: 'medium',
    '[data-unread] > * > &': { fontWeight: 'strong' },
  },
  // Its target is higher than the line.
  titleLink: {
    display: 'inline-block',
    paddingBlock: '2',
    marginBlock: '-2',
    color: 'inherit',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    _hover: { textDecorationThickness: '2px' },
  },
  body: { gridArea: 'body', minWidth: '0' },
  markdown: {
    marginTop: '4',
    paddingTop: '4',
    borderTopWidth: 'hairline',
    borderColor: 'border.hairline',
    minWidth: '0',
  },
  text: { color: 'fg.muted', maxWidth: 'prose' },
  choice: { marginTop: '3', maxWidth: '26rem' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '1',
    marginTop: '2',
    marginBottom: '-2',
    // The labels of the buttons are aligned with the text.
    marginInline: '-4',
    '&:empty': { display: 'none' },
  },
  /**
   * Beside the date where there is room, so that a card keeps its height when it is read; else at the end of the row, with
   * "Read more" before it or without.
   */
  read: {
    marginInlineStart: 'auto',
    '@container (min-width: 38rem)': { position: 'absolute', top: '4', insetInlineEnd: '2' },
  },
  turn: {
    transform: 'rotate(90deg)',
    transitionProperty: 'transform',
    transitionDuration: 'base',
    '[aria-expanded=true] &': { transform: 'rotate(-90deg)' },
  },
})
