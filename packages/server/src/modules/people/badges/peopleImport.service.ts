import { createHash } from 'node:crypto'
import { csvRow, csvText, type Language, limits } from '@atrium/contract/core'
import {
  fullNameOf,
  type ImportPreview,
  idNumberOf,
  type PeopleFile,
  peopleColumns,
} from '@atrium/contract/people'
import { changeAs } from '#db/audit.ts'
import type { Database } from '#db/types.ts'
import { HttpError } from '#http/httpError.ts'
import { byLine, faultText } from '#importing/faults.ts'
import { isHeadingFault } from '#importing/header.ts'
import { mapInPieces } from '#importing/pieces.ts'
import { lockRoomsAndPeople } from '#modules/rooms/index.ts'
import type { Services } from '#services.ts'
import { executePlan, type ImportPlan, listPresent, planImport } from './importPlan.service.ts'
import { cellsOf, readPeopleFile } from './personColumns.service.ts'

interface Importer {
  accountId: number
  language: Language
}

/**
 * Shows what a CSV file of people would change, or imports it, all or none. Throws 409 when the import would do something
 * else than the preview of the fingerprint, and 413 for a file beyond the limit.
 */
export async function importPeople(
  services: Services,
  { accountId, language }: Importer,
  { csv, isDryRun, fingerprint }: PeopleFile,
): Promise<ImportPreview> {
  if (Buffer.byteLength(csv) > limits.importBytes) throw new HttpError(413, 'tooLarge')
  const { database, outbox, texts, now } = services
  const importer = { id: accountId, year: now().getUTCFullYear() }
  const options = { removesOthers: false, importer }
  const file = await readPeopleFile(csv)
  const plan = async (db: Database) => {
    const found = await planImport(db, file, options)
    return { found, preview: await previewOf(found, file, texts, language) }
  }
  // The import compares the fingerprint under its lock; a preview needs no lock.
  if (isDryRun) return (await plan(database.db)).preview
  const written = await changeAs(database.db, accountId, async (tx) => {
    await lockRoomsAndPeople(tx)
    const { found, preview } = await plan(tx)
    if (preview.faultCount > 0 || preview.fingerprint !== fingerprint)
      throw new HttpError(409, 'importChanged')
    await executePlan(tx, found, services)
    return preview
  })
  outbox.wake()
  return written
}

async function previewOf(
  { faults, changes, same }: ImportPlan,
  { rows, faulty }: Awaited<ReturnType<typeof readPeopleFile>>,
  texts: Services['texts'],
  language: Language,
): Promise<ImportPreview> {
  const names = new Map([...rows, ...faulty].map(({ line, row }) => [line, rowName(row)]))
  const hash = createHash('sha256').update(JSON.stringify(same))
  const shown = await mapInPieces(changes, ({ line, row, before, fields }) => {
    const change = {
      line,
      idnumber: idNumberOf(row.idnumber),
      name: fullNameOf(row),
      kind: before ? ('changed' as const) : ('added' as const),
      fields,
    }
    hash.update(JSON.stringify(change))
    return change
  })
  const [changed, added] = [
    shown.filter(({ kind }) => kind === 'changed'),
    shown.filter(({ kind }) => kind === 'added'),
  ]
  return {
    faults: faults
      .toSorted(byLine)
      .slice(0, limits.importFaults)
      .map((fault) => ({
        line: fault.line,
        column: fault.column ?? fault.heading ?? '',
        name: names.get(fault.line) ?? '',
        code: fault.code,
        text: sentence(faultText(texts, language, fault), language),
      })),
    faultCount: faults.length,
    hasWrongHeadings: faults.some(isHeadingFault),
    changes: [...changed, ...added].slice(0, limits.importChanges),
    ...{ added: added.length, changed: changed.length, same },
    fingerprint: hash.digest('base64url'),
  }
}

/** Who is in a row; of a row with faults as far as it can be read. */
const rowName = ({ idnumber, ...row }: { name?: string; surname?: string; idnumber?: number }) =>
  fullNameOf(row) || (idnumber === undefined ? '' : idNumberOf(idnumber))

/** A text that begins with a capital letter. */
const sentence = (text: string, language: Language) =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1)

/** The people who have not left, as a CSV file that the import reads. */
export async function exportPeople(
  { database }: Pick<Services, 'database'>,
  language: Language,
): Promise<string> {
  // It reads in parts, of one state of the records.
  const { present } = await database.db.transaction(listPresent, { isolationLevel: 'repeatable read' })
  const rows = await mapInPieces(present, ({ values }) => {
    const cells = cellsOf(values)
    return csvRow(
      peopleColumns.map((column) => cells[column] ?? ''),
      language,
    )
  })
  return [csvText([peopleColumns], language), ...rows].join('')
}
