import type { ReplyOf } from '#core/endpoint.ts'
import type { Caller } from '#testing/caller.ts'
import { auditEndpoints } from './calls.ts'
import type { listAuditActors } from './endpoints.ts'
import type { AuditEntry } from './schema.ts'

const path = '/api/v1/audit/'

/**
 * The promises of the calls about the audit log, for the mocks and the real server. The caller is a sample person with the
 * role admin. The log has entries of at least two kinds.
 */
export function auditSuite(call: Caller): void {
  const list = async (query: Record<string, string> = {}): Promise<AuditEntry[]> =>
    (await call(`${path}?${new URLSearchParams(query)}`)).json()

  it('answers the entries, newest first, and the people in them', async () => {
    const entries = await list()
    expect(auditEndpoints.listAuditEntries.reply.isValidSync(entries, { strict: true })).toBe(true)
    expect(new Set(entries.map(({ kind }) => kind)).size).toBeGreaterThan(1)
    expect(entries.map(({ id }) => id)).toEqual(entries.map(({ id }) => id).toSorted((one, two) => two - one))
    const actors: ReplyOf<typeof listAuditActors> = await (await call(`${path}actors/`)).json()
    expect(auditEndpoints.listAuditActors.reply.isValidSync(actors, { strict: true })).toBe(true)
    const known = new Set(actors.map(({ id }) => id))
    for (const { actorId } of entries) if (actorId !== null) expect(known).toContain(actorId)
  })

  it('answers the entries that fit all that is given', async () => {
    const [newest] = await list()
    if (!newest) throw new Error('The log is empty.')
    const { id, kind, action, actorId } = newest
    const fitting = await list({ kind, action, actor: String(actorId ?? 0) })
    expect(fitting.map((one) => one.id)).toContain(id)
    for (const entry of fitting) expect(entry).toMatchObject({ kind, action, actorId })
    const older = await list({ before: String(id) })
    expect(older).toEqual((await list()).slice(1, older.length + 1))
    expect(await list({ from: '2020-01-01', to: '2020-01-31' })).toEqual([])
  })

  it('leaves switches of the language of mails out unless they are asked for', async () => {
    const isSwitch = ({ changes }: AuditEntry) => changes.every(({ field }) => field === 'language')
    expect((await list()).filter(isSwitch)).toEqual([])
    expect((await list({ kind: 'accounts' })).filter(isSwitch)).toEqual([])
    expect((await list({ kind: 'language_switches' })).every(isSwitch)).toBe(true)
  })

  it.each([{ kind: 'sessions' }, { action: 'read' }, { from: '2026-02-30' }, { before: '0' }])(
    'refuses the question %j',
    async (query) => {
      expect((await call(`${path}?${new URLSearchParams(query)}`)).status).toBe(400)
    },
  )
}
