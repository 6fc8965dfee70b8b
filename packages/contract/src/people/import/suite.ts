import { limits } from '#core/limits.ts'
import type { Caller } from '#testing/caller.ts'
import { jsonRequest } from '#testing/jsonRequest.ts'
import { peopleImportEndpoints } from './calls.ts'
import { exportPeople, importPeople, peopleColumns } from './endpoints.ts'
import type { ImportPreview } from './schema.ts'

const cells: Record<string, string> = {
  idnumber: 'DEV901',
  name: 'Nigar',
  surname: 'Quliyeva',
  startedon: '2026-11-02',
}

/** A file of one new person. */
const fileOf = (changes: Record<string, string>) =>
  [
    peopleColumns.join(','),
    peopleColumns.map((column) => ({ ...cells, ...changes })[column] ?? '').join(','),
  ].join('\r\n')

/** The promises of the import and the export of people, for the mocks and the real server. The caller may manage people. */
export function peopleImportSuite(call: Caller): void {
  const send = (body: object) => call(importPeople.path, jsonRequest('POST', body))
  const preview = async (csv: string): Promise<ImportPreview> => {
    const reply = await send({ csv, isDryRun: true })
    const found = await reply.json()
    expect(reply.status).toBe(200)
    expect(peopleImportEndpoints.importPeople.reply.isValidSync(found, { strict: true })).toBe(true)
    return found
  }
  const write = (csv: string, fingerprint?: string) => send({ csv, isDryRun: false, fingerprint })

  it('exports a file whose import changes nothing', async () => {
    const reply = await call(exportPeople.path)
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment;.*people\.csv/)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    const csv = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await reply.arrayBuffer())
    expect(csv.startsWith(`\uFEFF${peopleColumns[0]}`)).toBe(true)
    expect(csv.split('\r\n')[0]?.slice(1).split(/[,;]/)).toEqual(peopleColumns)
    const found = await preview(csv)
    expect(found).toMatchObject({ faults: [], faultCount: 0, changes: [] })
    expect(await (await write(csv, found.fingerprint)).json()).toEqual(found)
  })

  it('says what is wrong with a file, and never writes it', async () => {
    expect((await preview('')).faults).toMatchObject([{ line: 0, column: '' }])
    const csv = fileOf({ email: 'nigar@@caspora.example' })
    const { faultCount, faults, hasWrongHeadings, changes, fingerprint } = await preview(csv)
    expect([faultCount > 0, faults.length, changes]).toEqual([true, faultCount, []])
    expect([hasWrongHeadings, (await preview('Employee,Mail\r\n')).hasWrongHeadings]).toEqual([false, true])
    expect((await write(csv, fingerprint)).status).toBe(409)
  })

  it('writes what the preview shows, and nothing without the fingerprint of the preview', async () => {
    const csv = fileOf({})
    const found = await preview(csv)
    expect(found.changes.map(({ kind }) => kind)).toContain('added')
    expect((await write(csv)).status).toBe(409)
    expect((await write(csv, 'of-another-preview')).status).toBe(409)
    const reply = await write(csv, found.fingerprint)
    expect([reply.status, await reply.json()]).toEqual([200, found])
  })

  it('refuses what is no file, and a file beyond the limit', async () => {
    expect((await send({ isDryRun: true })).status).toBe(400)
    expect((await send({ csv: fileOf({}) })).status).toBe(400)
    expect((await send({ csv: 'x'.repeat(limits.importBytes + 1), isDryRun: true })).status).toBe(413)
  })
}
