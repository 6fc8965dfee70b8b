import type { VacancyText } from './schema.ts'

/** The parts of a text, in the order of the form. */
export const textParts = [
  'position',
  'description',
  'locationCity',
  'locationCountry',
  'overview',
  'responsibilities',
  'qualifications',
] as const satisfies readonly (keyof VacancyText)[]

/** The empty parts of a text: all of them for a missing text, none for one that visitors can read. */
export const emptyParts = (text: VacancyText) => textParts.filter((part) => text[part].length === 0)
