import type { FieldMessage } from '#core/messages.ts'
import type { Vacancy, VacancyText } from './schema.ts'

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

export const emptyText: VacancyText = {
  position: '',
  description: '',
  locationCity: '',
  locationCountry: '',
  overview: '',
  responsibilities: [],
  qualifications: [],
}

/** The empty parts of a text: all of them for a missing text, none for one that visitors can read. */
export const emptyParts = (text: VacancyText) => textParts.filter((part) => text[part].length === 0)

/** Why visitors must not see a vacancy, by field: empty parts of its original text, or a closing day that has passed. */
export const publicationErrors = ({
  original,
  texts,
  isOver,
}: Pick<Vacancy, 'original' | 'texts' | 'isOver'>): Record<string, FieldMessage> => ({
  ...Object.fromEntries(
    emptyParts(texts[original]).map((part) => [`texts.${original}.${part}`, 'vacancyTextRequired' as const]),
  ),
  ...(isOver && { closesOn: 'closingDayPassed' as const }),
})
