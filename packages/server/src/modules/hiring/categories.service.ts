import type { CategoryNames } from '@atrium/contract/hiring'
import { changeAs } from '#db/audit.ts'
import { HttpError, notFound } from '#http/httpError.ts'
import type { Services } from '#services.ts'
import {
  deleteCategoryRow,
  hasVacancies,
  insertCategory,
  lockCategoryForChange,
  writeCategoryNames,
} from './categories.repo.ts'

type Parts = Pick<Services, 'database'>

export const createCategory = (
  { database }: Parts,
  accountId: number,
  { names }: CategoryNames,
): Promise<{ id: number }> =>
  changeAs(database.db, accountId, async (tx) => {
    const id = await insertCategory(tx)
    await writeCategoryNames(tx, id, names)
    return { id }
  })

/** Throws 404 for an unknown category. */
export const renameCategory = (
  { database }: Parts,
  accountId: number,
  id: number,
  { names }: CategoryNames,
): Promise<undefined> =>
  changeAs(database.db, accountId, async (tx): Promise<undefined> => {
    if (!(await lockCategoryForChange(tx, id))) throw notFound()
    await writeCategoryNames(tx, id, names)
  })

/** Throws 404 for an unknown category, 409 for one that has vacancies. */
export const deleteCategory = ({ database }: Parts, accountId: number, id: number): Promise<undefined> =>
  changeAs(database.db, accountId, async (tx): Promise<undefined> => {
    if (!(await lockCategoryForChange(tx, id))) throw notFound()
    if (await hasVacancies(tx, id)) throw new HttpError(409, 'categoryUsed')
    await deleteCategoryRow(tx, id)
  })
