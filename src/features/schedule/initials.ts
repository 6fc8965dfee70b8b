import type { LanguageTag } from '@atrium/contract'

/** The first letters of a name's first and last part (spec 3): `Leyla Əliyeva` is `LƏ`. */
export function initialsOf(name: string, language: LanguageTag): string {
  const parts = name.trim().split(/\s+/)
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : parts
  return ends
    .map((part = '') => [...part][0] ?? '')
    .join('')
    .toLocaleUpperCase(language)
}
