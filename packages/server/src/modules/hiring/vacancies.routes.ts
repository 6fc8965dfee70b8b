import { vacanciesEndpoints } from '@atrium/contract/hiring/vacancies/calls'
import type { FastifyInstance } from 'fastify'
import { registerAuthenticated } from '#http/registerAuthenticated.ts'
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
  registerAuthenticated(app, services, vacanciesEndpoints.listVacancies, () => listVacancies(services))

  registerAuthenticated(app, services, vacanciesEndpoints.getVacancy, ({ params }) =>
    getVacancy(services, params.id),
  )

  registerAuthenticated(app, services, vacanciesEndpoints.createVacancy, ({ account, body }) =>
    createVacancy(services, account.id, body),
  )

  registerAuthenticated(app, services, vacanciesEndpoints.saveVacancy, ({ account, params, body }) =>
    saveVacancy(services, account.id, params.id, body),
  )

  registerAuthenticated(app, services, vacanciesEndpoints.setVacancyState, ({ account, params, body }) =>
    setVacancyState(services, account.id, params.id, body),
  )

  registerAuthenticated(app, services, vacanciesEndpoints.duplicateVacancy, ({ account, params }) =>
    duplicateVacancy(services, account.id, params.id),
  )

  registerAuthenticated(app, services, vacanciesEndpoints.deleteVacancy, ({ account, params }) =>
    deleteVacancy(services, account.id, params.id),
  )

  registerAuthenticated(app, services, vacanciesEndpoints.createCategory, ({ account, body }) =>
    createCategory(services, account.id, body),
  )

  registerAuthenticated(app, services, vacanciesEndpoints.renameCategory, ({ account, params, body }) =>
    renameCategory(services, account.id, params.id, body),
  )

  registerAuthenticated(app, services, vacanciesEndpoints.deleteCategory, ({ account, params }) =>
    deleteCategory(services, account.id, params.id),
  )
}
