import { type Language, languages, limits, toLines } from '@atrium/contract/core'
import { textParts, type VacancyFields } from '@atrium/contract/hiring'
import { itemsOf, type VacancyFormValues } from '@atrium/ui/hiring'

export type Values = VacancyFormValues

const lists: readonly string[] = ['responsibilities', 'qualifications'] satisfies (typeof textParts)[number][]

const numberText = (value: number | null) => (value === null ? '' : String(value))

/** The values of the form: days as they are typed (`2026/11/24`), the texts with a field for each part and language. */
export function valuesOf(vacancy: VacancyFields): Values {
  const texts = languages.flatMap((language) =>
    textParts.map((part) => {
      const text = vacancy.texts[language][part]
      return [`${part}_${language}`, typeof text === 'string' ? text : text.join('\n')]
    }),
  )
  return {
    ...Object.fromEntries(texts),
    original: vacancy.original,
    categoryId: String(vacancy.categoryId),
    employment: vacancy.employment,
    workplace: vacancy.workplace,
    level: vacancy.level ?? '',
    places: String(vacancy.places),
    salaryFrom: numberText(vacancy.salaryFrom),
    salaryTo: numberText(vacancy.salaryTo),
    isSalaryShown: vacancy.isSalaryShown,
    closesOn: vacancy.closesOn.replaceAll('-', '/'),
    managerId: numberText(vacancy.managerId),
    reviewerIds: vacancy.reviewerIds.join(','),
    hidesContacts: vacancy.hidesContacts,
  }
}

/** The values of a vacancy of which nothing is written. */
export const newValues = (original: Language): Values => {
  const nothing = {
    ...{ position: '', description: '', locationCity: '', locationCountry: '', overview: '' },
    ...{ responsibilities: [], qualifications: [] },
  }
  const values = valuesOf({
    ...{ original, categoryId: 0, employment: 'fullTime', workplace: 'office', level: null, places: 1 },
    ...{ salaryFrom: null, salaryTo: null, isSalaryShown: false, closesOn: '', managerId: null },
    ...{ reviewerIds: [], hidesContacts: false, texts: { AZ: nothing, EN: nothing, RU: nothing } },
  })
  return { ...values, categoryId: '' }
}

/** A typed number, with spaces between thousands; another text is as wrong as a number over the limit. */
const numberOf = (typed: string, most: number) => {
  const digits = typed.replace(/\s/g, '')
  return /^\d+$/.test(digits) ? Number(digits) : most + 1
}

/** The vacancy that a form describes. An emptied field is missing in the values of a form. */
export function fieldsOf(typed: Partial<Values>) {
  const salary = (text = '') => (text.trim() ? numberOf(text, limits.salary) : null)
  const textOf = (language: Language) =>
    Object.fromEntries(
      textParts.map((part) => {
        const text = typed[`${part}_${language}`] ?? ''
        return [part, lists.includes(part) ? itemsOf(text) : text]
      }),
    )
  return {
    original: typed.original,
    // The form has no category at first.
    categoryId: typed.categoryId ? Number(typed.categoryId) : undefined,
    employment: typed.employment,
    workplace: typed.workplace,
    level: typed.level || null,
    places: numberOf(typed.places ?? '', limits.vacancyPlaces),
    salaryFrom: salary(typed.salaryFrom),
    salaryTo: salary(typed.salaryTo),
    isSalaryShown: typed.isSalaryShown ?? false,
    closesOn: (typed.closesOn ?? '').trim().replaceAll('/', '-'),
    managerId: typed.managerId ? Number(typed.managerId) : null,
    reviewerIds: (typed.reviewerIds ?? '').split(',').filter(Boolean).map(Number),
    hidesContacts: typed.hidesContacts ?? false,
    texts: { AZ: textOf('AZ'), EN: textOf('EN'), RU: textOf('RU') },
  }
}

/** The body of `saveVacancy`. */
export const changesOf = (typed: Partial<Values>, revision: unknown) => ({
  ...fieldsOf(typed),
  revision,
  upToDate: languages.filter((language) => typed[`upToDate_${language}`]),
})

/** Messages about a vacancy at the fields of the form: `texts.EN.responsibilities[2]` is at `responsibilities_EN`. */
export const atFields = (messages: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(messages).map(([name, message]) => {
      const [, language, part] = /^texts\.(\w+)\.(\w+)/.exec(name) ?? []
      return [part ? `${part}_${language}` : name.replace(/\[.*/, ''), message]
    }),
  )

/** A value of the form as the server would store it. */
export const toStored = (name: string, value: unknown) => {
  if (typeof value !== 'string') return value
  return lists.includes(name.split('_')[0] ?? '') ? itemsOf(value).join('\n') : toLines(value)
}
