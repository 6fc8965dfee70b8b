import { endpoint } from '#core/endpoint.ts'
import type { CategoryNames, Vacancy, VacancyChanges, VacancyFields, VacancyRow } from './schema.ts'

/** All vacancies, newest first, with the number of their applications. */
export const listVacancies = endpoint<{ reply: VacancyRow[] }>({
  method: 'GET',
  path: '/api/v1/hiring/vacancies/',
  reply: 'list',
  permission: 'hiring.manage',
})

/** 404 for an unknown vacancy. */
export const getVacancy = endpoint<{ params: { id: number }; reply: Vacancy }>({
  method: 'GET',
  path: '/api/v1/hiring/vacancies/:id/',
  permission: 'hiring.manage',
})

/** Creates a draft. 400 with `errors.categoryId`, `errors.managerId` or `errors.reviewerIds` for an unknown record. */
export const createVacancy = endpoint<{ body: VacancyFields; reply: { id: number } }>({
  method: 'POST',
  path: '/api/v1/hiring/vacancies/',
  permission: 'hiring.manage',
})

/**
 * Saves a vacancy, whatever its state. Throws 404; 409 when somebody has changed it since `revision`; 400 as
 * `createVacancy`, and for an open one as `setVacancyState`.
 */
export const saveVacancy = endpoint<{
  params: { id: number }
  body: VacancyChanges
  reply: Vacancy
}>({ method: 'PUT', path: '/api/v1/hiring/vacancies/:id/', permission: 'hiring.manage' })

/**
 * Publishes a draft, closes an open vacancy, or reopens a closed one. Throws 404; 409 for another `revision`; 400 when the
 * original text lacks a part (`errors['texts.EN.overview']`), or when the closing day has passed (`errors.closesOn`).
 */
export const setVacancyState = endpoint<{
  params: { id: number }
  body: { state: 'open' | 'closed'; revision: number }
  reply: Vacancy
}>({ method: 'POST', path: '/api/v1/hiring/vacancies/:id/state/', permission: 'hiring.manage' })

/** A draft with the same fields and texts, without closing day. 404 for an unknown vacancy. */
export const duplicateVacancy = endpoint<{ params: { id: number }; reply: { id: number } }>({
  method: 'POST',
  path: '/api/v1/hiring/vacancies/:id/duplicate/',
  permission: 'hiring.manage',
})

/** Deletes a vacancy without applications; 409 for one that has some, 404 for an unknown one. */
export const deleteVacancy = endpoint<{ params: { id: number }; reply: undefined }>({
  method: 'DELETE',
  path: '/api/v1/hiring/vacancies/:id/',
  reply: 'any',
  permission: 'hiring.manage',
})

export const createCategory = endpoint<{ body: CategoryNames; reply: { id: number } }>({
  method: 'POST',
  path: '/api/v1/hiring/categories/',
  permission: 'hiring.manage',
})

/** 404 for an unknown category. */
export const renameCategory = endpoint<{ params: { id: number }; body: CategoryNames; reply: undefined }>({
  method: 'PUT',
  path: '/api/v1/hiring/categories/:id/',
  reply: 'any',
  permission: 'hiring.manage',
})

/** 409 for a category that has vacancies, 404 for an unknown one. */
export const deleteCategory = endpoint<{ params: { id: number }; reply: undefined }>({
  method: 'DELETE',
  path: '/api/v1/hiring/categories/:id/',
  reply: 'any',
  permission: 'hiring.manage',
})
