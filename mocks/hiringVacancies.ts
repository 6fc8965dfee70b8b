import { company, dayAndTime, type Language } from '@atrium/contract/core'
import {
  emptyParts,
  publicationErrors,
  type TextState,
  textParts,
  type Vacancy,
  type VacancyFields,
} from '@atrium/contract/hiring'
import { vacancyDeskSamples } from '@atrium/contract/hiring/samples'
import { vacanciesEndpoints } from '@atrium/contract/hiring/vacancies/calls'
import {
  categoryChangesSchema,
  newVacancySchema,
  vacancyChangesSchema,
  vacancyStateSchema,
} from '@atrium/contract/hiring/vacancies/schema'
import { badgeSamples } from '@atrium/contract/people/samples'
import { answering, changedMeanwhile, done, json, mockOf, notFound, refuse } from './answers.ts'
import { categoriesMemory } from './careers.ts'
import { memoryOf } from './memory.ts'

const today = () => dayAndTime(new Date(), company.timeZone).day

const memory = memoryOf(() => ({ vacancies: vacancyDeskSamples(today()) }))

const found = (id: unknown) => memory.vacancies.find((vacancy) => String(vacancy.id) === id)

const stateOf = (text: VacancyFields['texts']['EN']): TextState => {
  const { length } = emptyParts(text)
  return length === textParts.length ? 'missing' : length > 0 ? 'incomplete' : 'ready'
}

const textStatesOf = ({ AZ, EN, RU }: VacancyFields['texts']) => ({
  AZ: stateOf(AZ),
  EN: stateOf(EN),
  RU: stateOf(RU),
})

const rowOf = ({ texts, ...vacancy }: Vacancy) => ({
  ...vacancy,
  positions: { AZ: texts.AZ.position, EN: texts.EN.position, RU: texts.RU.position },
  city: { AZ: texts.AZ.locationCity, EN: texts.EN.locationCity, RU: texts.RU.locationCity },
})

/** The answer about records that are not there. */
function unknownRecords({ categoryId, managerId, reviewerIds }: VacancyFields) {
  const isPerson = (id: number) => badgeSamples.some((person) => person.id === id)
  const errors = {
    ...(!categoriesMemory.categories.some(({ id }) => id === categoryId) && {
      categoryId: 'categoryRequired' as const,
    }),
    ...(managerId !== null && !isPerson(managerId) && { managerId: 'leadUnknown' as const }),
    ...(!reviewerIds.every(isPerson) && { reviewerIds: 'leadUnknown' as const }),
  }
  return Object.keys(errors).length > 0 ? refuse(errors) : undefined
}

function replace(before: Vacancy, changes: Partial<Vacancy>) {
  const after = { ...before, ...changes, revision: before.revision + 1 }
  memory.vacancies = memory.vacancies.map((vacancy) => (vacancy === before ? after : vacancy))
  return json(after)
}

function add(fields: VacancyFields) {
  const id = Math.max(...memory.vacancies.map((vacancy) => vacancy.id)) + 1
  const vacancy: Vacancy = {
    ...fields,
    ...{ id, revision: 1, state: 'draft', isOver: false, publishedOn: null },
    textStates: textStatesOf(fields.texts),
    counts: { all: 0, new: 0, hired: 0 },
  }
  memory.vacancies = [vacancy, ...memory.vacancies]
  return json({ id })
}

/** The calls about vacancies at the desk, and their categories. */
export const hiringVacanciesMocks = [
  mockOf(vacanciesEndpoints.listVacancies, () => json(memory.vacancies.map(rowOf))),
  mockOf(vacanciesEndpoints.getVacancy, ({ params }) => {
    const vacancy = found(params.id)
    return vacancy ? json(vacancy) : notFound()
  }),
  mockOf(
    vacanciesEndpoints.createVacancy,
    answering(newVacancySchema, (fields) => unknownRecords(fields) ?? add(fields)),
  ),
  mockOf(vacanciesEndpoints.saveVacancy, ({ params, request }) => {
    const vacancy = found(params.id)
    if (!vacancy) return notFound()
    return answering(vacancyChangesSchema, ({ revision, upToDate: _marked, ...fields }) => {
      if (revision !== vacancy.revision) return changedMeanwhile()
      return unknownRecords(fields) ?? replace(vacancy, { ...fields, textStates: textStatesOf(fields.texts) })
    })({ request })
  }),
  mockOf(vacanciesEndpoints.setVacancyState, ({ params, request }) => {
    const vacancy = found(params.id)
    if (!vacancy) return notFound()
    return answering(vacancyStateSchema, ({ state, revision }) => {
      if (revision !== vacancy.revision) return changedMeanwhile()
      const errors = state === 'open' ? publicationErrors(vacancy) : {}
      if (Object.keys(errors).length > 0) return refuse(errors)
      return replace(vacancy, { state, publishedOn: vacancy.publishedOn ?? today() })
    })({ request })
  }),
  mockOf(vacanciesEndpoints.duplicateVacancy, ({ params }) => {
    const vacancy = found(params.id)
    return vacancy ? add({ ...vacancy, closesOn: '' }) : notFound()
  }),
  mockOf(vacanciesEndpoints.deleteVacancy, ({ params }) => {
    const vacancy = found(params.id)
    if (!vacancy) return notFound()
    memory.vacancies = memory.vacancies.filter((one) => one !== vacancy)
    return done()
  }),
  mockOf(
    vacanciesEndpoints.createCategory,
    answering(categoryChangesSchema, ({ names }) => {
      const id = Math.max(...categoriesMemory.categories.map((category) => category.id)) + 1
      categoriesMemory.categories = [...categoriesMemory.categories, { id, ...named(names) }]
      return json({ id })
    }),
  ),
  mockOf(vacanciesEndpoints.renameCategory, ({ params, request }) => {
    const before = categoriesMemory.categories.find(({ id }) => String(id) === params.id)
    if (!before) return notFound()
    return answering(categoryChangesSchema, ({ names }) => {
      categoriesMemory.categories = categoriesMemory.categories.map((category) =>
        category === before ? { id: before.id, ...named(names) } : category,
      )
      return done()
    })({ request })
  }),
  mockOf(vacanciesEndpoints.deleteCategory, ({ params }) => {
    const before = categoriesMemory.categories.find(({ id }) => String(id) === params.id)
    if (!before) return notFound()
    if (memory.vacancies.some(({ categoryId }) => categoryId === before.id)) return changedMeanwhile()
    categoriesMemory.categories = categoriesMemory.categories.filter((category) => category !== before)
    return done()
  }),
]

const named = (names: Record<Language, string>) => ({
  AZ: { Category: names.AZ },
  EN: { Category: names.EN },
  RU: { Category: names.RU },
})
