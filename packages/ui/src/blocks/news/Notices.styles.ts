import { narrowPage } from '#primitives/narrowPage.ts'
import { surface } from '#primitives/surface.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

export const styles = defineSlotStyles({
  page: narrowPage,
  list: { display: 'grid', gap: '3', containerType: 'inline-size' },
  card: {
    position: 'relative',
    display: 'grid',
    gridTemplateAreas: {
      base: '"logo head" "body body"',
      sm: '"logo head" "logo body"',
    },
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateRows: { sm: 'auto 1fr' },
    columnGap: { base: '3.5', sm: '5' },
    rowGap: { base: '2.5', sm: '1.5' },
    padding: { base: '4', sm: '6' },
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
    width: { base: '12', sm: '4.5rem' },
    height: { base: '12', sm: '4.5rem' },
    overflow: 'hidden',
    borderRadius: { base: 'control', sm: 'card' },
    backgroundColor: 'bg.darkRaised',
    color: 'fg.onDark',
  },
  icon: { fontSize: { base: '1.625rem', sm: '2.25rem' }, color: 'fg.accentOnDark' },
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
