import { defineConditions, defineConfig, type SystemConfig } from '@chakra-ui/react'

/** Which style properties take the tokens of a category; every other property takes plain CSS. */
const tokenProperties = {
  colors: `accentColor background backgroundColor borderBlockEndColor borderBlockStartColor borderBottomColor
    borderColor borderInlineEndColor borderInlineStartColor borderTopColor caretColor color fill outlineColor
    borderLeftColor borderRightColor scrollbarColor stroke textDecorationColor`,
  spacing: `bottom columnGap gap inset insetBlock insetBlockEnd insetBlockStart insetInline insetInlineEnd
    insetInlineStart left margin marginBlock marginBlockEnd marginBlockStart marginBottom marginInline
    marginInlineEnd marginInlineStart marginLeft marginRight marginTop padding paddingBlock paddingBlockEnd
    paddingBlockStart paddingBottom paddingInline paddingInlineEnd paddingInlineStart paddingLeft paddingRight
    paddingTop right rowGap scrollMargin scrollMarginBottom scrollMarginTop scrollPadding scrollPaddingBlock
    scrollPaddingBottom scrollPaddingInline scrollPaddingTop scrollbarGutter textIndent top
    borderSpacing`,
  sizes: `blockSize flexBasis height inlineSize maxBlockSize maxHeight maxInlineSize maxWidth minBlockSize
    minHeight minInlineSize minWidth scrollbarWidth width`,
  radii: `borderBottomLeftRadius borderBottomRightRadius borderEndEndRadius borderEndStartRadius borderRadius
    borderStartEndRadius borderStartStartRadius borderTopLeftRadius borderTopRightRadius`,
  borderWidths: `borderBlockEndWidth borderBlockStartWidth borderBlockWidth borderBottomWidth borderInlineEndWidth
    borderInlineStartWidth borderInlineWidth borderLeftWidth borderRightWidth borderTopWidth borderWidth`,
  shadows: 'boxShadow textShadow',
  zIndex: 'zIndex',
  durations: 'animationDelay animationDuration transitionDuration',
  easings: 'animationTimingFunction transitionTimingFunction',
  fonts: 'fontFamily',
  fontSizes: 'fontSize',
  fontWeights: 'fontWeight',
  lineHeights: 'lineHeight',
  letterSpacings: 'letterSpacing',
}

const utilities: NonNullable<SystemConfig['utilities']> = Object.fromEntries(
  Object.entries(tokenProperties).flatMap(([values, properties]) =>
    properties.split(/\s+/).map((property) => [property, { values: values as keyof typeof tokenProperties }]),
  ),
)

/**
 * The part of Chakra's base that we use: properties under their CSS names with our tokens, and the conditions that
 * occur here, in Chakra's words. Chakra's whole base is 24 kB of shorthands and conditions that nobody here writes. A
 * test reads the sources and compares what they use with Chakra's own, so that a missing one cannot go unnoticed.
 */
export const baseConfig = defineConfig({
  conditions: defineConditions({
    hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
    active: '&:is(:active, [data-active]):not(:disabled, [data-disabled], [data-state=open])',
    focusVisible: '&:is(:focus-visible, [data-focus-visible])',
    focusWithin: '&:is(:focus-within, [data-focus-within])',
    disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
    before: '&::before',
    after: '&::after',
    placeholder: '&::placeholder, &[data-placeholder]',
    starting: '@starting-style',
    motionReduce: '@media (prefers-reduced-motion: reduce)',
    print: '@media print',
    highContrast: '@media (forced-colors: active)',
  }),
  utilities,
})
