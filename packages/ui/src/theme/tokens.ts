import { defineTokens } from '@chakra-ui/react'
import { palette } from './palette.ts'

type Tree = { readonly [key: string]: string | Tree }
type Tokens<T> = { [Key in keyof T]: T[Key] extends string ? { value: string } : Tokens<T[Key]> }

/** Turns a plain tree of values into the `{ value }` leaves that the system reads. */
export function leaves<const T extends Tree>(tree: T, write = (value: string) => value): Tokens<T> {
  const entries = Object.entries(tree).map(([key, value]) => [
    key,
    typeof value === 'string' ? { value: write(value) } : leaves(value, write),
  ])
  return Object.fromEntries(entries) as Tokens<T>
}

/** Every 4 px to 32, then the 8 px grid. Keys are quarters of a rem, as in Chakra: `6` is 24 px. */
const steps = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 40]
const spacing = Object.fromEntries(steps.map((step) => [String(step), `${step / 4}rem`]))

export const tokens = defineTokens({
  colors: leaves(palette),
  spacing: leaves({
    ...spacing,
    /** Side padding of the page. */
    gutter: 'clamp(min(1.25rem, 6vw), 0.6rem + 2.6vw, 2rem)',
    /** Between the sections of a page: 56 px on phones, 112 px on a desktop. */
    section: 'clamp(3.5rem, 2.2rem + 5.2vw, 7rem)',
  }),
  sizes: leaves({
    ...spacing,
    full: '100%',
    container: '77.5rem',
    prose: '38rem',
    /** The smallest target a finger hits. */
    target: '2.75rem',
    navbar: '5rem',
    navbarScrolled: '4rem',
  }),
  radii: leaves({
    xs: '0.375rem',
    control: '0.75rem',
    card: '1.125rem',
    surface: '1.375rem',
    full: '999px',
  }),
  borderWidths: leaves({ hairline: '1px', strong: '2px' }),
  fonts: leaves({
    heading: "Geologica, 'Geologica Fallback', system-ui, sans-serif",
    body: "Onest, 'Onest Fallback', system-ui, sans-serif",
  }),
  fontSizes: leaves({
    xs: '0.8125rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.0625rem',
    xl: '1.1875rem',
    display: 'clamp(2.25rem, 1.55rem + 4.05vw, 4.75rem)',
    h1: 'clamp(2.125rem, 1.65rem + 2.05vw, 3.25rem)',
    h2: 'clamp(1.875rem, 1.5rem + 1.6vw, 2.75rem)',
    h3: 'clamp(1.25rem, 1.15rem + 0.45vw, 1.5rem)',
    h4: '1.125rem',
  }),
  fontWeights: leaves({ body: '400', medium: '500', control: '550', heading: '550', strong: '600' }),
  lineHeights: leaves({ heading: '1.08', snug: '1.3', body: '1.55' }),
  letterSpacings: leaves({ heading: '-0.025em' }),
  shadows: leaves({ floating: '0 12px 32px -12px rgb(6 32 26 / 0.28), 0 2px 6px rgb(6 32 26 / 0.08)' }),
  durations: leaves({ fast: '150ms', base: '200ms', slow: '250ms' }),
  easings: leaves({ out: 'cubic-bezier(0.22, 0.8, 0.3, 1)' }),
  zIndex: leaves({
    raised: '1',
    navbar: '100',
    skip: '110',
    tooltip: '120',
    dialog: '150',
    toast: '200',
    loading: '300',
  }),
})
