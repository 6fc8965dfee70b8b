import { compareNames } from '@atrium/contract/core'
import type { TableOption } from '@atrium/ui/table'

/** The texts of a column as the options of its list: each once, in alphabetical order. */
export const textOptions = (texts: readonly string[]): TableOption[] =>
  [...new Set(texts)]
    .filter(Boolean)
    .toSorted(compareNames)
    .map((text) => ({ value: text, label: text }))
