import { defineConditions, defineConfig, type SystemConfig } from '@chakra-ui/react'

/** Which of the style properties that are written here take the tokens of a category; all others take plain CSS. */
const tokenProperties = {
  colors: `accentColor background backgroundColor borderColor borderInlineStartColor color fill
    outlineColor borderRightColor scrollbarColor stroke textDecorationColor`,
  spacing: `bottom columnGap gap inset insetBlock insetBlockEnd insetBlockStart insetInline insetInlineEnd
    insetInlineStart left margin marginBlock marginBottom marginInline marginInlineEnd marginInlineStart
    marginTop padding paddingBlock paddingBottom paddingInline paddingInlineEnd paddingInlineStart
    paddingTop right rowGap scrollMarginBottom scrollMarginTop scrollPaddingBottom scrollPaddingInline scrollPaddingTop textIndent top
    borderSpacing`,
  sizes: 'blockSize flexBasis height maxHeight maxWidth minHeight minWidth scrollbarWidth width',
  radii: `borderEndEndRadius borderEndStartRadius borderRadius borderStartEndRadius borderStartStartRadius
    borderTopLeftRadius`,
  borderWidths: `borderBlockWidth borderBottomWidth borderInlineEndWidth borderInlineStartWidth borderInlineWidth
    borderTopWidth borderWidth`,
  shadows: 'boxShadow',
  zIndex: 'zIndex',
  durations: 'animationDelay animationDuration transitionDuration',
  easings: 'transitionTimingFunction',
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
    // The class twice, unlike Chakra's: the media query of `hover` comes later and would win over a press of the mouse.
    active: '&&:is(:active, [data-active]):not(:disabled, [data-disabled], [data-state=open])',
    focusVisible: '&:is(:focus-visible, [data-focus-visible])',
    focusWithin: '&:is(:focus-within, [data-focus-within])',
    disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
    empty: '&:is(:empty, [data-empty])',
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
