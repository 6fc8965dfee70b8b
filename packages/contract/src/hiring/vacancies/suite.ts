import { careersEndpoints } from '#careers/calls.ts'
import { listCategories } from '#careers/endpoints.ts'
import type { Category } from '#careers/schema.ts'
import { fillPath } from '#core/endpoint.ts'
import type { Caller } from '#testing/caller.ts'
import { jsonRequest } from '#testing/jsonRequest.ts'
import { vacanciesEndpoints } from './calls.ts'
import { createCategory, createVacancy, deleteCategory, getVacancy, setVacancyState } from './endpoints.ts'
import { begunVacancy, writtenText } from './samples.ts'
import type { Vacancy, VacancyFields, VacancyRow } from './schema.ts'

const unknown = 999_999

/** The promises of the calls about vacancies at the desk, for the mocks and the real server. The caller is of HR. */
export function vacanciesSuite(call: Caller): void {
  const list = async (): Promise<VacancyRow[]> => (await call(createVacancy.path)).json()
  const at = (id: number) => fillPath(getVacancy.path, { id })
  const read = async (id: number): Promise<Vacancy> => (await call(at(id))).json()
  const create = async (fields: VacancyFields): Promise<number> =>
    (await (await call(createVacancy.path, jsonRequest('POST', fields))).json()).id
  const save = (id: number, fields: VacancyFields, revision = 1) =>
    call(at(id), jsonRequest('PUT', { ...fields, revision, upToDate: [] }))
  const move = (id: number, state: string, revision: number) =>
    call(fillPath(setVacancyState.path, { id }), jsonRequest('POST', { state, revision }))
  const errorsOf = async (reply: Response) => [reply.status, (await reply.json()).errors]

  it('lists the vacancies newest first, in the shape of the contract', async () => {
    const rows = await list()
    expect(vacanciesEndpoints.listVacancies.reply.isValidSync(rows, { strict: true })).toBe(true)
    const ids = rows.map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((one, other) => other - one))
    expect(rows.find(({ id }) => id === 2)).toMatchObject({
      state: 'open',
      positions: { EN: 'Project manager' },
      textStates: { AZ: 'ready', EN: 'ready', RU: 'ready' },
    })
  })

  it('has each vacancy with its texts', async () => {
    const vacancy = await read(2)
    expect(vacanciesEndpoints.getVacancy.reply.isValidSync(vacancy, { strict: true })).toBe(true)
    expect(vacancy.texts.EN.position).toBe('Project manager')
    expect((await call(at(unknown))).status).toBe(404)
  })

  it('writes a draft, publishes it when its original text is complete, and closes it', async () => {
    const fields = begunVacancy('Tester')
    const id = await create(fields)
    expect(await read(id)).toMatchObject({
      ...{ id, revision: 1, state: 'draft', publishedOn: null },
      textStates: { AZ: 'missing', EN: 'incomplete', RU: 'missing' },
    })
    expect(await errorsOf(await move(id, 'open', 1))).toEqual([
      400,
      expect.objectContaining({ 'texts.EN.overview': 'vacancyTextRequired' }),
    ])
    const written = { ...fields, texts: { ...fields.texts, EN: writtenText('Tester') } }
    expect(await (await save(id, written)).json()).toMatchObject({ revision: 2, textStates: { EN: 'ready' } })
    expect(await (await move(id, 'open', 2)).json()).toMatchObject({ revision: 3, state: 'open' })
    expect((await move(id, 'closed', 2)).status).toBe(409)
    expect(await (await move(id, 'closed', 3)).json()).toMatchObject({ revision: 4, state: 'closed' })
  })

  it('saves nothing over a newer revision', async () => {
    const id = await create(begunVacancy('First'))
    expect((await save(id, begunVacancy('Second'))).status).toBe(200)
    expect((await save(id, begunVacancy('Third'))).status).toBe(409)
    expect((await read(id)).texts.EN.position).toBe('Second')
    expect((await save(unknown, begunVacancy('Third'))).status).toBe(404)
  })

  it('refuses unknown records and impossible numbers at their fields', async () => {
    const wrong = {
      ...begunVacancy('Tester'),
      categoryId: unknown,
      managerId: unknown,
      reviewerIds: [unknown],
    }
    expect(await errorsOf(await call(createVacancy.path, jsonRequest('POST', wrong)))).toEqual([
      400,
      { categoryId: 'categoryRequired', managerId: 'leadUnknown', reviewerIds: 'leadUnknown' },
    ])
    const impossible = { ...begunVacancy('Tester'), places: 0, salaryFrom: 3000, salaryTo: 2000 }
    expect(await errorsOf(await call(createVacancy.path, jsonRequest('POST', impossible)))).toEqual([
      400,
      expect.objectContaining({ salaryTo: 'salaryOrder' }),
    ])
  })

  it('duplicates a vacancy as a draft, and deletes it', async () => {
    const reply = await call(`${at(2)}duplicate/`, { method: 'POST' })
    const { id } = await reply.json()
    expect(await read(id)).toMatchObject({
      state: 'draft',
      closesOn: '',
      texts: { EN: { position: 'Project manager' } },
    })
    expect((await call(at(id), { method: 'DELETE' })).ok).toBe(true)
    expect((await call(at(id), { method: 'DELETE' })).status).toBe(404)
    expect((await list()).map((row) => row.id)).not.toContain(id)
  })

  it('adds, renames and deletes categories, but none that has vacancies', async () => {
    const names = { AZ: 'Satış', EN: 'Sales', RU: 'Продажи' }
    const { id } = await (await call(createCategory.path, jsonRequest('POST', { names }))).json()
    const path = fillPath(deleteCategory.path, { id })
    expect((await call(path, jsonRequest('PUT', { names: { ...names, EN: 'Selling' } }))).ok).toBe(true)
    const reply = await call(listCategories.path)
    const categories: Category[] = await reply.json()
    expect(careersEndpoints.listCategories.reply.isValidSync(categories, { strict: true })).toBe(true)
    expect(categories.find((category) => category.id === id)?.EN).toEqual({ Category: 'Selling' })
    expect((await call(path, { method: 'DELETE' })).ok).toBe(true)
    expect((await call(path, jsonRequest('PUT', { names }))).status).toBe(404)
    expect((await call(fillPath(deleteCategory.path, { id: 1 }), { method: 'DELETE' })).status).toBe(409)
    expect(
      await errorsOf(await call(createCategory.path, jsonRequest('POST', { names: { ...names, RU: '' } }))),
    ).toEqual([400, { 'names.RU': 'categoryNameRequired' }])
  })
}
