import { defineRecipe } from '@chakra-ui/react'
import { highlighted } from '#primitives/highlighted.ts'
import { dayNoteChip } from './dayNoteChip.ts'
import { answerStyles, lookStyles } from './lookStyles.ts'
import { weekWindow } from './weekWindow.ts'

const oneLine = { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' } as const
const wide = `@media ${weekWindow}`

/** A month is plain elements under one style. */
export const monthGridRecipe = defineRecipe({
  base: {
    ...lookStyles,
    minWidth: '0',
    borderWidth: 'hairline',
    borderColor: 'border.hairline',
    borderRadius: 'card',
    backgroundColor: 'bg.surface',
    overflow: 'clip',
    '& table': {
      width: 'full',
      tableLayout: 'fixed',
      borderCollapse: 'separate',
      borderSpacing: '0',
      userSelect: 'none',
    },
    '& th': {
      paddingInline: '1',
      paddingBlock: '2',
      backgroundColor: 'bg.page',
      textAlign: 'start',
      textIndent: { base: '0.125rem', md: '0.375rem' },
      fontSize: { base: 'xs', md: 'sm' },
      fontWeight: 'body',
      color: 'fg.muted',
      ...oneLine,
    },
    '& td': {
      height: { base: '4rem', md: '7.25rem' },
      padding: { base: '0.5', md: '1' },
      borderColor: 'border.hairline',
      borderTopWidth: 'hairline',
      textAlign: 'start',
      verticalAlign: 'top',
      scrollMarginBlock: '7rem 3rem',
      printColorAdjust: 'exact',
      '&:not(:first-of-type)': { borderInlineStartWidth: 'hairline' },
      '&:not([data-day])': { backgroundColor: 'bg.page' },
      '&[data-day]': { cursor: 'pointer', _hover: { backgroundColor: 'bg.quiet' } },
      '&:focus-visible': { outlineOffset: '-2px' },
      _print: { height: '24mm' },
    },
    '& td > b': {
      display: 'grid',
      placeItems: 'center',
      width: '1.75rem',
      height: '1.75rem',
      borderRadius: 'full',
      fontFamily: 'heading',
      fontSize: { base: 'sm', md: 'md' },
      fontWeight: 'heading',
      lineHeight: '1',
    },
    '& td[data-kind=holiday] > b': { color: 'holiday.fg' },
    '& td[aria-current] > b': {
      backgroundColor: 'bg.accent',
      color: 'fg.onAccent',
      _highContrast: highlighted,
    },
    '& td > small': { ...dayNoteChip, width: 'auto', marginTop: '0.5', ...oneLine },
    '& td > em': {
      display: 'block',
      paddingInline: '1.5',
      fontSize: '0.75rem',
      fontStyle: 'normal',
      lineHeight: '1.25rem',
      color: 'fg.muted',
      ...oneLine,
    },
    '& td > button': {
      display: 'block',
      width: 'full',
      marginTop: '0.5',
      paddingInline: '0.375rem 0.125rem',
      borderWidth: 'hairline',
      borderColor: 'transparent',
      borderInlineStartWidth: '0.25rem',
      borderInlineStartColor: 'var(--bar)',
      borderRadius: 'xs',
      backgroundColor: 'var(--fill)',
      color: 'fg',
      fontSize: '0.75rem',
      lineHeight: '1.125rem',
      textAlign: 'start',
      cursor: 'pointer',
      printColorAdjust: 'exact',
      ...oneLine,
      '& b': { fontWeight: 'strong' },
      '& span': { color: 'fg.muted' },
      _hover: { borderColor: 'var(--bar)' },
      _highContrast: { borderColor: 'CanvasText' },
    },
    ...answerStyles,
    // No room for words: bars, which a finger does not press; it opens the day.
    [`@media not all and ${weekWindow}`]: {
      '& td > button': {
        height: '0.375rem',
        marginInline: '0.125rem',
        width: 'calc(100% - 0.25rem)',
        padding: '0',
        borderWidth: '0',
        borderRadius: 'full',
        backgroundColor: 'var(--bar)',
        pointerEvents: 'none',
        '& > *': { display: 'none' },
      },
      '& td > small': {
        height: '0.375rem',
        padding: '0',
        marginInline: '0.125rem',
        textIndent: '-100vw',
        backgroundColor: 'holiday.fg',
        '&[data-kind=away]': { backgroundColor: 'fg.hint' },
      },
      // No word is cut off: the number alone.
      '& td > em': {
        paddingInline: '0.5',
        fontSize: '0',
        _before: { content: 'attr(data-count)', fontSize: '0.75rem', lineHeight: '1rem' },
      },
    },
    [wide]: { '& td > button': { minHeight: '1.25rem' } },
  },
})
