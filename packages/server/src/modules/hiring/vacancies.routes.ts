import { vacanciesEndpoints as calls } from '@atrium/contract/hiring/vacancies/calls'
import type { FastifyInstance } from 'fastify'
import { staffCalls } from '#http/registerAuthenticated.ts'
import type { Services } from '#services.ts'
import { createCategory, deleteCategory, renameCategory } from './categories.service.ts'
import {
  createVacancy,
  deleteVacancy,
  duplicateVacancy,
  getVacancy,
  listVacancies,
  saveVacancy,
  setVacancyState,
} from './vacancies.service.ts'

/** The vacancies at the desk, and their categories. */
export function vacanciesRoutes(app: FastifyInstance, services: Services): void {
  const { database, now } = services
  const { serve, change } = staffCalls(app, services)

  serve(calls.listVacancies, () => listVacancies(database.db, now()))
  serve(calls.getVacancy, ({ params }) => getVacancy(database.db, params.id, now()))
  change(calls.createVacancy, (tx, { body }) => createVacancy(tx, body))
  change(calls.saveVacancy, (tx, { params, body }) => saveVacancy(tx, params.id, body, now()))
  change(calls.setVacancyState, (tx, { params, body }) => setVacancyState(tx, params.id, body, now()))
  change(calls.duplicateVacancy, (tx, { params }) => duplicateVacancy(tx, params.id))
  change(calls.deleteVacancy, (tx, { params }) => deleteVacancy(tx, params.id))
  change(calls.createCategory, (tx, { body }) => createCategory(tx, body))
  change(calls.renameCategory, (tx, { params, body }) => renameCategory(tx, params.id, body))
  change(calls.deleteCategory, (tx, { params }) => deleteCategory(tx, params.id))
}
