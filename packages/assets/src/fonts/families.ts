/** Where a subset is cut from and which characters it keeps of that file. */
export interface Subset {
  name: string
  /** Name of the file in the font's package: `<family>-<source>-wght-normal.woff2`. */
  source: string
  characters: string
}

export interface Family {
  /** The name that CSS knows. */
  name: string
  /** The package's name without its scope, also the beginning of the files' names. */
  slug: string
}

export const families: Family[] = [
  { name: 'Geologica', slug: 'geologica' },
  { name: 'Onest', slug: 'onest' },
]

/** What the design uses of the 100 to 900 that the fonts offer: regular text up to bold. */
export const weights = { min: 400, max: 700 }

/** Kerning, composed and localised forms (i and İ), and figures of one width for tables and dates. */
export const features = ['kern', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum']

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

const ascii = between(0x20, 0x7e)
const azerbaijaniLatin1 = 'çÇöÖüÜı'
/** Neither family has ← → or a non-breaking hyphen: arrows are drawn, hyphens are kept together by CSS. */
const typography = '\u00a0–—−‘’‚“”„‹›«»…·•×÷±©®™°§²³½£€↑↓'
const azerbaijaniExtended = 'əƏğĞİşŞ'
const russian = `${between(0x410, 0x44f)}Ёё№`

/** `characters` of `all` that are not yet in `taken`: no character is in two files. */
const without = (all: string, taken: string) => [...all].filter((one) => !taken.includes(one)).join('')

/**
 * An English page fetches `latin`, an Azerbaijani one also `latin-ext`, a Russian one `latin` and `cyrillic`.
 * The other two hold the letters of Europe's other languages and are fetched only by a page that shows one,
 * in a person's name for example.
 */
export const subsets: Subset[] = [
  { name: 'latin', source: 'latin', characters: ascii + azerbaijaniLatin1 + typography },
  { name: 'latin-ext', source: 'latin-ext', characters: `${azerbaijaniExtended}₼₽` },
  { name: 'cyrillic', source: 'cyrillic', characters: russian },
  {
    name: 'latin-west',
    source: 'latin',
    characters: `${without(between(0xa1, 0xff), azerbaijaniLatin1 + typography)}Œœ`,
  },
  {
    name: 'latin-central',
    source: 'latin-ext',
    characters: without(between(0x100, 0x17f), `${azerbaijaniExtended}ıŒœ`),
  },
]

/** Letters without which the build fails: each must come out with an outline, in the file named. */
export const required: Record<string, string> = {
  latin: 'abcxyzABCXYZ0123456789çÇöÖüÜı–—‘’“”…«»',
  'latin-ext': 'əƏğĞİşŞ₼',
  cyrillic: 'АБЯабяЁё№',
}
