import { endpointFor } from '#core/endpoint.ts'
import type {
  CategoryNames,
  Vacancy,
  VacancyChanges,
  VacancyFields,
  VacancyRow,
  VacancyStateChange,
} from './schema.ts'

type One = { id: number }

const vacancies = '/api/v1/hiring/vacancies/'
const categories = '/api/v1/hiring/categories/'
const manage = endpointFor('hiring.manage')

/** All vacancies, newest first, with the number of their applications. */
export const listVacancies = manage<{ reply: VacancyRow[] }>({
  method: 'GET',
  path: vacancies,
  reply: 'list',
})

/** 404 for an unknown vacancy. */
export const getVacancy = manage<{ params: One; reply: Vacancy }>({ method: 'GET', path: `${vacancies}:id/` })

/** Creates a draft. 400 with `errors.categoryId`, `errors.managerId` or `errors.reviewerIds` for an unknown record. */
export const createVacancy = manage<{ body: VacancyFields; reply: One }>({ method: 'POST', path: vacancies })

/**
 * Saves a vacancy, whatever its state. Throws 404; 409 when somebody has changed it since `revision`; 400 as
 * `createVacancy`, and for an open one as `setVacancyState`.
 */
export const saveVacancy = manage<{ params: One; body: VacancyChanges; reply: Vacancy }>({
  method: 'PUT',
  path: `${vacancies}:id/`,
})

/**
 * Publishes a draft, closes an open vacancy, or reopens a closed one. Throws 404; 409 for another `revision`; 400 when the
 * original text lacks a part (`errors['texts.EN.overview']`), or when the closing day has passed (`errors.closesOn`).
 */
export const setVacancyState = manage<{ params: One; body: VacancyStateChange; reply: Vacancy }>({
  method: 'POST',
  path: `${vacancies}:id/state/`,
})

/** A draft with the same fields and texts, without closing day. 404 for an unknown vacancy. */
export const duplicateVacancy = manage<{ params: One; reply: One }>({
  method: 'POST',
  path: `${vacancies}:id/duplicate/`,
})

/** Deletes a vacancy without applications; 409 for one that has some, 404 for an unknown one. */
export const deleteVacancy = manage<{ params: One; reply: undefined }>({
  method: 'DELETE',
  path: `${vacancies}:id/`,
  reply: 'any',
})

export const createCategory = manage<{ body: CategoryNames; reply: One }>({
  method: 'POST',
  path: categories,
})

/** 404 for an unknown category. */
export const renameCategory = manage<{ params: One; body: CategoryNames; reply: undefined }>({
  method: 'PUT',
  path: `${categories}:id/`,
  reply: 'any',
})

/** 409 for a category that has vacancies, 404 for an unknown one. */
export const deleteCategory = manage<{ params: One; reply: undefined }>({
  method: 'DELETE',
  path: `${categories}:id/`,
  reply: 'any',
})
