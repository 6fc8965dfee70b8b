import { type ContentValue, serviceTextOf } from '@atrium/contract/content'
import { languages } from '@atrium/contract/core'
import type { Service } from '@atrium/contract/services'
import { listFormerServices } from '#db/services.ts'
import type { Database } from '#db/types.ts'
import { notFound } from '#http/httpError.ts'
import { listPublishedItems } from '#modules/content/index.ts'
import type { Services } from '#services.ts'

type Reads = Pick<Services, 'database'>

interface Wanted {
  /** @default all */
  id?: number
  /** The blocks of the page of a service. @default true */
  hasBlocks?: boolean
}

function serviceOf(id: number, order: number, value: ContentValue, hasBlocks: boolean): Service {
  const service: Service = { id, order }
  for (const language of languages) {
    const text = serviceTextOf(value, language, { hasBlocks })
    if (text) service[language] = text
  }
  return service
}

const withoutBlocks = (service: Service): Service => {
  const short = { ...service }
  for (const language of languages) {
    const text = short[language]
    if (text) short[language] = { ...text, DetailHeads: [], DetailTexts: [], DetailTexts2: [] }
  }
  return short
}

async function read(db: Database, { id, hasBlocks = true }: Wanted): Promise<Service[]> {
  const items = await listPublishedItems(db, 'service')
  if (!items) {
    const former = await listFormerServices(db, id)
    return hasBlocks ? former : former.map(withoutBlocks)
  }
  return items
    .map(({ number, value }, at) => serviceOf(number, at + 1, value, hasBlocks))
    .filter((service) => id === undefined || service.id === id)
}

/**
 * All services in their order, in all their languages. The list and the page of a service have the same shape (spec 7). A card
 * shows no blocks, so their lists are empty here, which saves four fifths of the answer.
 */
export const listServices = ({ database }: Reads): Promise<Service[]> =>
  read(database.db, { hasBlocks: false })

/** A service in all its languages; `undefined` for an unknown service. */
export async function findService({ database }: Reads, id: number): Promise<Service | undefined> {
  const [service] = await read(database.db, { id })
  return service
}

/** Throws 404 when there is no such service. */
export async function getService(reads: Reads, id: number): Promise<Service> {
  const service = await findService(reads, id)
  if (!service) throw notFound()
  return service
}
