import { defineSlotRecipe } from '@chakra-ui/react'
import { mm } from './labelMath.ts'

/** At most so many lines; more of a text than that is no name any more. */
const lines = (count: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: count,
    overflow: 'hidden',
  }) as const

/** What a badge and a card have in common: words at the left, the code at the right. */
const small = {
  gridTemplateColumns: `minmax(0, 1fr) ${mm(28)}`,
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  columnGap: mm(1.5),
  paddingBlock: `${mm(4)} ${mm(4.5)}`,
  // The code brings its own white margin.
  paddingInline: `${mm(5)} ${mm(2.5)}`,
}

/**
 * The labels, in millimetres of paper. Nothing needs a printed background: the codes are drawn, and no
 * colour runs over an edge, where a cut that is half a millimetre off would be seen.
 */
export const labelsRecipe = defineSlotRecipe({
  slots: ['root', 'brand', 'who', 'name', 'position', 'number', 'contacts', 'code', 'hint'],
  base: {
    root: { display: 'grid', overflow: 'hidden' },
    brand: {
      gridArea: 'brand',
      display: 'flex',
      alignItems: 'center',
      alignSelf: 'start',
      gap: '0.4em',
      fontFamily: 'heading',
      fontWeight: 'heading',
      lineHeight: '1.2',
    },
    who: { gridArea: 'who', minWidth: '0', minHeight: '0', alignSelf: 'end', overflow: 'hidden' },
    name: {
      fontFamily: 'heading',
      fontWeight: 'heading',
      letterSpacing: '-0.02em',
      lineHeight: '1.12',
      textWrap: 'balance',
      overflowWrap: 'anywhere',
      hyphens: 'manual',
      // Marks over and under the letters are not to be cut with the lines.
      paddingBlock: '0.06em',
    },
    position: { marginTop: mm(1), color: 'fg.muted', lineHeight: 'snug', hyphens: 'manual' },
    contacts: {
      gridArea: 'contacts',
      minWidth: '0',
      marginTop: mm(2),
      paddingTop: mm(1.8),
      borderTopWidth: mm(0.2),
      borderColor: 'border.control',
      lineHeight: '1.4',
      overflowWrap: 'anywhere',
      '& p': { hyphens: 'manual' },
    },
    code: { gridArea: 'code', width: mm(28), textAlign: 'center' },
    number: {
      fontFamily: 'heading',
      fontWeight: 'heading',
      lineHeight: '1.1',
      hyphens: 'manual',
      whiteSpace: 'nowrap',
    },
    hint: {
      gridArea: 'hint',
      alignSelf: 'end',
      color: 'fg.muted',
      fontSize: mm(6),
      lineHeight: 'snug',
      hyphens: 'manual',
    },
  },
  variants: {
    kind: {
      badge: {
        root: {
          ...small,
          width: mm(85.6),
          height: mm(54),
          gridTemplateAreas: '"brand code" "who code"',
        },
        name: lines(5),
        position: lines(4),
        code: { marginTop: mm(-1.5) },
      },
      card: {
        root: {
          ...small,
          width: mm(85),
          height: mm(55),
          gridTemplateAreas: '"brand brand" "who code" "contacts code"',
        },
        name: lines(4),
        position: lines(3),
        code: { alignSelf: 'end', marginBottom: mm(-2) },
      },
      door: {
        root: {
          width: mm(210),
          height: mm(148),
          paddingBlock: `${mm(14)} ${mm(12)}`,
          paddingInline: mm(16),
          gridTemplateAreas: '"brand brand" "name name" "hint code"',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          // The last one is as high as the code, whose white margin hangs over.
          gridTemplateRows: `auto minmax(0, 1fr) ${mm(53)}`,
        },
        name: { ...lines(3), gridArea: 'name', alignSelf: 'center' },
        code: { width: mm(58), marginInlineEnd: mm(-5), marginBottom: mm(-5), alignSelf: 'end' },
      },
    },
  },
})
