import { categorySamples, vacancySamples } from '#careers/samples.ts'
import type { VacancySample } from '#careers/sampleVacancy.ts'
import { addDays, type IsoDay } from '#core/days.ts'
import { inEachLanguage, type Language } from '#core/language.ts'
import type { Vacancy, VacancyFields, VacancyText } from './schema.ts'
import { emptyText } from './texts.ts'

const firsts = (items: readonly string[][]) => items.map(([first = '']) => first)

const textOf = (text: VacancySample['text'][Language]): VacancyText => ({
  position: text.Position,
  description: text.Description,
  locationCity: text.LocationCity,
  locationCountry: text.LocationCountry,
  overview: text.Overview,
  responsibilities: firsts(text.Responsibilities),
  qualifications: firsts(text.Qualifications),
})

/** The vacancies of the samples as the desk has them on a day, newest first. */
export const vacancyDeskSamples = (today: IsoDay): Vacancy[] =>
  vacancySamples
    .map(
      ({ id, text, salary, closesInDays, publishedDaysAgo, ...facts }): Vacancy => ({
        id,
        revision: 1,
        state: 'open',
        isOver: false,
        publishedOn: addDays(today, -publishedDaysAgo),
        textStates: { AZ: 'ready', EN: 'ready', RU: 'ready' },
        counts: { all: 0, new: 0, hired: 0 },
        original: 'EN',
        categoryId: facts.categoryId,
        employment: facts.employment,
        workplace: facts.workplace,
        level: facts.level,
        places: facts.places,
        salaryFrom: salary?.from ?? null,
        salaryTo: salary?.to ?? null,
        isSalaryShown: salary !== null,
        closesOn: closesInDays === null ? '' : addDays(today, closesInDays),
        managerId: null,
        reviewerIds: [],
        hidesContacts: false,
        texts: inEachLanguage((language) => textOf(text[language])),
      }),
    )
    .toReversed()

/** A vacancy of which only the position in one language is written. */
export const begunVacancy = (position: string, original: Language = 'EN'): VacancyFields => ({
  original,
  categoryId: categorySamples[0]?.id ?? 1,
  employment: 'fullTime',
  workplace: 'office',
  level: null,
  places: 1,
  salaryFrom: null,
  salaryTo: null,
  isSalaryShown: false,
  closesOn: '',
  managerId: null,
  reviewerIds: [],
  hidesContacts: false,
  texts: {
    ...inEachLanguage(() => emptyText),
    [original]: { ...emptyText, position },
  },
})

/** A text with all its parts. */
export const writtenText = (position: string): VacancyText => ({
  position,
  description: 'Tests what we build.',
  locationCity: 'Baku',
  locationCountry: 'Azerbaijan',
  overview: 'You find faults before our customers do.',
  responsibilities: ['Test each release', 'Write down what fails'],
  qualifications: ['Patience'],
})

/** The texts of a vacancy that is written in every language. */
export const writtenTexts = (position: string) => inEachLanguage(() => writtenText(position))
