import { defineSlotRecipe } from '@chakra-ui/react'
import { colourProperties } from '#theme/colourProperties.ts'
import { semanticTokens } from '#theme/semanticTokens.ts'
import { mm } from './labelMath.ts'

const paper = {
  display: 'grid',
  alignContent: 'start',
  width: mm(210),
  height: mm(297),
  overflow: 'hidden',
  backgroundColor: 'bg.surface',
  outlineWidth: '1px',
  outlineStyle: 'solid',
  outlineColor: 'border.hairline',
} as const

const badges = { padding: `${mm(13.5)} ${mm(19.4)}`, gridTemplateColumns: `${mm(85.6)} ${mm(85.6)}` }
const cards = { padding: `${mm(11)} ${mm(20)}`, gridTemplateColumns: `${mm(85)} ${mm(85)}` }
const plates = { paddingBlock: mm(0.5), gridTemplateColumns: mm(210) }

/** Between two columns of places, and around them. */
const cuts = {
  borderBottomWidth: 'hairline',
  borderInlineEndWidth: 'hairline',
  '&:nth-of-type(-n+2)': { borderTopWidth: 'hairline' },
  '&:nth-of-type(odd)': { borderInlineStartWidth: 'hairline' },
} as const

/** A4 sheets: in millimetres on paper; on the screen as wide as there is room, everything on them in proportion. */
export const labelSheetsRecipe = defineSlotRecipe({
  slots: ['list', 'item', 'caption', 'sheet', 'label', 'blank', 'place', 'mark'],
  base: {
    list: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
      gap: { base: '4', md: '6' },
      _print: { display: 'block' },
    },
    /** What the sheet on the screen measures itself by. */
    item: {
      containerType: 'inline-size',
      minWidth: '0',
      maxWidth: '46rem',
      _print: { containerType: 'normal', maxWidth: 'none' },
      '&:not(:last-child)': { _print: { breakAfter: 'page' } },
    },
    caption: { textStyle: 'small', color: 'fg.muted', marginBottom: '1.5', _print: { display: 'none' } },
    sheet: {
      '--mm': 'calc(100cqw / 210)',
      // Light in the dark theme too, as the printed sheet is.
      ...colourProperties(semanticTokens.colors),
      ...paper,
      color: 'fg',
      // It is a picture of paper.
      forcedColorAdjust: 'none',
      _print: { '--mm': '1mm', outline: 'none', background: 'none' },
    },
    /** A hairline where the scissors go: the lines of neighbours lie upon each other. */
    label: {
      listStyle: 'none',
      breakInside: 'avoid',
      outlineWidth: '0.1mm',
      outlineStyle: 'solid',
      outlineColor: 'border.hairline',
      outlineOffset: '-0.05mm',
      _print: { outlineColor: 'border.control' },
    },
    /** A sheet before anything is chosen: where the labels will be. */
    blank: { '--mm': 'calc(100cqw / 210)', ...paper },
    place: { borderColor: 'border.hairline' },
    mark: { borderRadius: 'xs', backgroundColor: 'bg.quiet' },
  },
  variants: {
    kind: {
      badge: { sheet: badges, blank: badges, place: cuts },
      card: { sheet: cards, blank: cards, place: cuts },
      // One cut through the middle of the sheet makes two of A5; the other edges are the paper's own.
      door: {
        sheet: plates,
        blank: plates,
        place: { '&:nth-of-type(odd)': { borderBottomWidth: 'hairline' } },
        label: {
          position: 'relative',
          outline: 'none',
          '&:nth-of-type(odd)': {
            _after: {
              content: '""',
              position: 'absolute',
              insetInline: '0',
              bottom: mm(-0.5),
              borderBottomWidth: '0.1mm',
              borderColor: 'border.hairline',
            },
            _print: { _after: { borderColor: 'border.control' } },
          },
        },
      },
    },
  },
})
