import type { LabelKind } from './labelTypes.ts'

/** How many labels an A4 sheet holds. */
export const labelsPerSheet: Record<LabelKind, number> = { badge: 10, door: 2, card: 10 }

/** How many A4 sheets so many labels make. */
export const sheetCount = (kind: LabelKind, labels: number): number =>
  Math.ceil(labels / labelsPerSheet[kind])

/** The labels of each sheet, in their order. */
export const intoSheets = <Label>(kind: LabelKind, labels: readonly Label[]): Label[][] =>
  Array.from({ length: sheetCount(kind, labels.length) }, (_none, sheet) =>
    labels.slice(sheet * labelsPerSheet[kind], (sheet + 1) * labelsPerSheet[kind]),
  )

/** A length on a label: millimetres on paper, as much smaller on the screen as the sheet is. */
export const mm = (length: number): string => `calc(${length} * var(--mm))`

/** A size of letters, and how long a text may be for it. */
export interface LetterSize {
  /** Millimetres. */
  size: number
  /** Characters of the whole text… */
  letters: number
  /** …and of its longest word, which would be cut in two otherwise. */
  word: number
}

/** The first size that a text fits, or the last: names shrink in steps, so that the labels of one sheet look alike. */
export function letterSize(text: string, sizes: readonly [...LetterSize[], LetterSize]): number {
  const word = Math.max(...text.split(/[\s-]+/).map((each) => [...each].length))
  const fits = sizes.find((step) => [...text].length <= step.letters && word <= step.word)
  return (fits ?? (sizes.at(-1) as LetterSize)).size
}
