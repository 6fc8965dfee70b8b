import { fillPath } from '#core/endpoint.ts'
import type { Caller } from '#testing/caller.ts'
import { jsonRequest } from '#testing/jsonRequest.ts'
import { computersEndpoints } from './calls.ts'
import { addComputer, changeComputer, listComputerMoves, listComputers, moveComputer } from './endpoints.ts'
import type { ComputerMove, StockComputer } from './schema.ts'

const unknown = 999_999
const store = { kind: 'store', id: null }

const laptop = {
  name: 'ThinkPad X1, sınaq',
  types: { AZ: 'Noutbuk', EN: 'Laptop', RU: 'Ноутбук' },
  serial: 'SN-1',
}

/** The promises of the calls about computers, for the mocks and the real server. The caller is of HR. */
export function computersSuite(call: Caller): void {
  const list = async (language = 'en'): Promise<StockComputer[]> =>
    (await call(listComputers.path, { headers: { 'accept-language': language } })).json()
  const add = (body: unknown) => call(addComputer.path, jsonRequest('POST', body))
  const change = (id: number, body: unknown) =>
    call(fillPath(changeComputer.path, { id }), jsonRequest('PUT', body))
  const move = (id: number, place: unknown, words = '') =>
    call(fillPath(moveComputer.path, { id }), jsonRequest('POST', { place, words }))
  const history = (id: number) => call(fillPath(listComputerMoves.path, { id }))
  const added = async (name: string): Promise<StockComputer> => {
    expect((await add({ ...laptop, name, place: store })).ok).toBe(true)
    const found = (await list()).find((one) => one.name === name)
    if (!found) throw new Error('An added computer is listed.')
    return found
  }

  it('lists computers in the shape of the contract, with the type in the language of the request', async () => {
    const computers = await list('ru')
    expect(computersEndpoints.listComputers.reply.isValidSync(computers, { strict: true })).toBe(true)
    expect(computers.map(({ type }) => type)).toEqual(computers.map(({ types }) => types.RU))
  })

  it('adds a computer to a person, whose name its place has', async () => {
    const owned = (await list()).find(({ place }) => place.kind === 'employee')
    expect((await add({ ...laptop, place: { kind: 'employee', id: owned?.place.id } })).ok).toBe(true)
    const found = (await list()).find(({ name }) => name === laptop.name)
    expect(found).toMatchObject({ ...laptop, type: 'Laptop', place: owned?.place })
  })

  it.each(['employee', 'room'])('answers 404 for an unknown %s, and changes nothing', async (kind) => {
    const computer = await added(`Monitor, ${kind}`)
    const before = await list()
    expect((await add({ ...laptop, place: { kind, id: unknown } })).status).toBe(404)
    expect((await move(computer.id, { kind, id: unknown })).status).toBe(404)
    expect(await list()).toEqual(before)
  })

  it('has the moves of a computer in its history, the newest first, with the words', async () => {
    const { id } = await added('Latitude 7440')
    expect((await move(id, { kind: 'retired', id: null }, 'Ekran sınıb')).ok).toBe(true)
    const moves: ComputerMove[] = await (await history(id)).json()
    expect(computersEndpoints.listComputerMoves.reply.isValidSync(moves, { strict: true })).toBe(true)
    expect(moves[0]).toMatchObject({ from: store, to: { kind: 'retired', id: null }, words: 'Ekran sınıb' })
    expect((await list()).find((one) => one.id === id)?.place.kind).toBe('retired')
  })

  it('changes a computer, and says which text is missing', async () => {
    const { id } = await added('EliteBook')
    expect((await change(id, { ...laptop, name: 'EliteBook 840', serial: '' })).ok).toBe(true)
    expect((await list()).find((one) => one.id === id)).toMatchObject({ name: 'EliteBook 840', serial: '' })
    const reply = await change(id, { ...laptop, name: ' ' })
    expect([reply.status, (await reply.json()).errors]).toEqual([400, { name: 'computerNameRequired' }])
  })

  it('answers 404 for an unknown computer', async () => {
    const replies = [await change(unknown, laptop), await move(unknown, store), await history(unknown)]
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
  })
}
