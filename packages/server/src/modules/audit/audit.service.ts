import type {
  AuditChange,
  AuditEntry,
  AuditKind,
  AuditQuestion,
  listAuditActors,
} from '@atrium/contract/audit'
import type { ContentValue } from '@atrium/contract/content'
import { type Language, limits, type ReplyOf, readId } from '@atrium/contract/core'
import type { Services } from '#services.ts'
import { type AuditRow, listActors, listAudit, type NamedKind, namesOf } from './audit.repo.ts'

/** The newest entries of the audit log that fit, in the reader's language. */
export async function listEntries(
  { database }: Pick<Services, 'database'>,
  question: AuditQuestion,
  language: Language,
): Promise<AuditEntry[]> {
  const rows = await listAudit(database.db, { ...question, count: limits.auditEntries })
  const nameOf = await namesIn(rows, (kind, ids) => namesOf(database.db, kind, ids, language))
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    actorId: row.actorId,
    actor: row.actor,
    photo: row.photo,
    action: row.action,
    kind: row.kind as AuditKind,
    recordId: row.recordId,
    recordName: row.recordName ?? '',
    changes: changesOf(row, nameOf),
  }))
}

/** The people with entries in the audit log, by name. */
export const listPeople = ({
  database,
}: Pick<Services, 'database'>): Promise<ReplyOf<typeof listAuditActors>> => listActors(database.db)

/** The columns with ids, and the tables of the ids. */
const namedKinds: Record<string, NamedKind> = {
  room_id: 'rooms',
  person_id: 'people',
  employee_id: 'people',
  manager_id: 'people',
  deputy_id: 'people',
  user_id: 'accounts',
  decided_by: 'accounts',
  type_id: 'leave_types',
  owner_id: 'people',
  job_id: 'jobs',
  category_id: 'categories',
}

type NameOf = (field: string, value: unknown) => string | undefined

/** The names behind the ids in entries, by one query for each table. */
async function namesIn(
  rows: readonly AuditRow[],
  read: (kind: NamedKind, ids: number[]) => Promise<Map<number, string>>,
): Promise<NameOf> {
  const sought = new Map<NamedKind, Set<number>>()
  for (const [field, value] of rows.flatMap(({ before, after }) => [before, after].flatMap(Object.entries))) {
    const kind = kindOf(field)
    const id = kind ? value : personIn(value)
    if (typeof id === 'number')
      sought.set(kind ?? 'people', (sought.get(kind ?? 'people') ?? new Set()).add(id))
  }
  const found = await Promise.all(
    [...sought].map(async ([kind, ids]) => [kind, await read(kind, [...ids])] as const),
  )
  const names = new Map(found)
  return (field, value) => {
    const kind = kindOf(field)
    if (kind) return typeof value === 'number' ? names.get(kind)?.get(value) : undefined
    const id = personIn(value)
    const person = id && names.get('people')?.get(id)
    if (!person) return undefined
    const { facts, ...others } = value as ContentValue
    return JSON.stringify({ facts: { ...facts, person }, ...others })
  }
}

/** The id of the person whom an item of the content names. */
function personIn(value: unknown): number | undefined {
  const { person } = (value as Partial<ContentValue> | null)?.facts ?? {}
  return person === undefined ? undefined : readId(person)
}

const kindOf = (field: string) => (Object.hasOwn(namedKinds, field) ? namedKinds[field] : undefined)

function changesOf({ action, before, after }: AuditRow, nameOf: NameOf): AuditChange[] {
  const written = (field: string, value: unknown) =>
    value === undefined || value === null
      ? null
      : (nameOf(field, value) ?? (typeof value === 'string' ? value : JSON.stringify(value)))
  return Object.keys(action === 'removed' ? before : after).map((field) => ({
    field,
    before: written(field, before[field]),
    after: written(field, after[field]),
  }))
}
