import { type AuditActor, type AuditQuestion, languageSwitches, systemActor } from '@atrium/contract/audit'
import { company, foldText, type Language } from '@atrium/contract/core'
import { and, asc, desc, eq, exists, inArray, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import { auditLog, employees, leaveTypes, rooms, users } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

type AuditRecord = typeof auditLog.$inferSelect

/**
 * An entry, the name of its person (`null` for a command in the terminal and for a user who is gone), and the name of its
 * record (`null` when the record is gone or has none).
 */
export type AuditRow = AuditRecord & { actor: string | null; recordName: string | null }

const actor = sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`

/** What the record is called now. The ids of these tables are numbers. */
const recordName = sql<string | null>`case ${auditLog.kind}
  when 'employees' then (select name || ' ' || surname from employees where id = ${auditLog.recordId}::integer)
  when 'users' then (select first_name || ' ' || last_name from users as person where id = ${auditLog.recordId}::integer)
  when 'rooms' then (select name from rooms where id = ${auditLog.recordId}::integer)
  when 'computers' then (select name from computers where id = ${auditLog.recordId}::integer)
  when 'cards' then (select fullname from cards where id = ${auditLog.recordId}::integer)
  when 'off_day_requests' then (
    select first_name || ' ' || last_name from off_day_requests as request join users as person on person.id = request.user_id
    where request.id = ${auditLog.recordId}::integer
  )
  when 'leave_entries' then (
    select first_name || ' ' || last_name from leave_entries as entry join users as person on person.id = entry.user_id
    where entry.id = ${auditLog.recordId}::integer
  )
  when 'record_requests' then (
    select first_name || ' ' || last_name from record_requests as request join users as person on person.id = request.user_id
    where request.id = ${auditLog.recordId}::integer
  )
end`

/** The newest entries that fit, at most `count`. */
export async function listAudit(
  db: Database,
  { count, ...question }: AuditQuestion & { count: number },
): Promise<AuditRow[]> {
  const rows = await db
    .select({ entry: auditLog, actor, recordName })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(fits(question))
    .orderBy(desc(auditLog.id))
    .limit(count)
  return rows.map(({ entry, actor, recordName }) => ({ ...entry, actor, recordName }))
}

const isLanguageSwitch = sql`(
  ${auditLog.kind} = 'users' and ${auditLog.action} = 'changed' and ${auditLog.after} - 'language' = '{}'::jsonb
)`

function fits({ text = '', kind, action, actor, from, to, before }: AuditQuestion): SQL | undefined {
  const { id, actorId, at } = auditLog
  return and(
    before === undefined ? undefined : lt(id, before),
    kind === languageSwitches ? isLanguageSwitch : not(isLanguageSwitch),
    kind && kind !== languageSwitches ? eq(auditLog.kind, kind) : undefined,
    action && eq(auditLog.action, action),
    actor === undefined ? undefined : actor === systemActor ? isNull(actorId) : eq(actorId, actor),
    from ? sql`${at} >= ${from}::timestamp at time zone ${company.timeZone}` : undefined,
    to ? sql`${at} < (${to}::timestamp + interval '1 day') at time zone ${company.timeZone}` : undefined,
    has(text),
  )
}

/**
 * The entries with a text in a value or id, in the name of the person, or in the present name of the record. The names
 * are compared once, not for each entry.
 */
function has(text: string): SQL | undefined {
  const sought = foldText(text)
  if (sought === '') return undefined
  const fits = (name: SQL) => sql`position(${sought} in fold_text(${name})) > 0`
  const people = sql`select id from users as person where ${fits(sql`first_name || ' ' || last_name`)}`
  const named = sql`
    select 'users', id::text from users as person where ${fits(sql`first_name || ' ' || last_name`)}
    union all select 'employees', id::text from employees where ${fits(sql`name || ' ' || surname`)}
    union all select 'rooms', id::text from rooms where ${fits(sql`name`)}
    union all select 'computers', id::text from computers where ${fits(sql`name`)}
    union all select 'cards', id::text from cards where ${fits(sql`fullname`)}
    union all select 'off_day_requests', id::text from off_day_requests where user_id in (${people})
    union all select 'leave_entries', id::text from leave_entries where user_id in (${people})
    union all select 'record_requests', id::text from record_requests where user_id in (${people})`
  const { folded, actorId, kind, recordId } = auditLog
  return or(
    sql`position(${sought} in ${folded}) > 0`,
    sql`${actorId} in (${people})`,
    sql`(${kind}, ${recordId}) in (${named})`,
  )
}

/** The people with entries, by name. */
export async function listActors(db: Database): Promise<AuditActor[]> {
  const entries = db.select({ id: auditLog.id }).from(auditLog).where(eq(auditLog.actorId, users.id))
  return db
    .select({ id: users.id, name: sql<string>`${actor}` })
    .from(users)
    .where(exists(entries))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
}

/** The tables whose ids are read as names. */
export type NamedKind = 'rooms' | 'employees' | 'users' | 'leave_types'

/** The names of records by their ids, without those that are gone. */
export async function namesOf(
  db: Database,
  kind: NamedKind,
  ids: number[],
  language: Language,
): Promise<Map<number, string>> {
  const named = {
    rooms: { table: rooms, name: sql<string>`${rooms.name}` },
    employees: { table: employees, name: sql<string>`${employees.name} || ' ' || ${employees.surname}` },
    users: { table: users, name: sql<string>`${actor}` },
    leave_types: { table: leaveTypes, name: sql<string>`${leaveTypes.name} ->> ${language}::text` },
  }
  const { table, name } = named[kind]
  const rows = await db.select({ id: table.id, name }).from(table).where(inArray(table.id, ids))
  return new Map(rows.map((row) => [row.id, row.name]))
}
