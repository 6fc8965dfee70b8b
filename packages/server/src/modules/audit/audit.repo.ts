import { type AuditQuestion, languageSwitches, systemActor } from '@atrium/contract/audit'
import { company, foldText, type Language } from '@atrium/contract/core'
import { and, asc, desc, eq, exists, inArray, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import { ownsAccount } from '#db/accounts.ts'
import { fullNameColumn } from '#db/people.ts'
import { photoOf } from '#db/photos.ts'
import { accounts, auditLog, categoryTexts, jobTexts, leaveTypes, people, rooms } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

type AuditRecord = typeof auditLog.$inferSelect

/**
 * An entry, the name and the photo of its person (`null` for a command in the terminal and for a user who is gone), and the
 * name of its record (`null` when the record is gone or has none).
 */
export type AuditRow = AuditRecord & { actor: string | null; photo: string | null; recordName: string | null }

const actor = fullNameColumn(people)

/** The name of the person to whom a record of a table belongs. */
const personOf = (table: SQL) => sql`
  select person.name || ' ' || person.surname from ${table} as owned join people as person on person.id = owned.person_id
  where owned.id = ${auditLog.recordId}::integer`

/** The position of a vacancy, in its original language. */
const vacancyName = sql`
  select text.position from jobs as vacancy join job_texts as text on text.job_id = vacancy.id
  where vacancy.id = ${auditLog.recordId}::integer order by text.language = vacancy.original desc limit 1`

/** The title of a news item, in English where it has one. */
const newsTitle = sql`
  select title from news_texts where news_id = ${auditLog.recordId}::integer and title <> ''
  order by language = 'EN' desc limit 1`

/** What the record is called now. The ids of these tables are numbers. */
const recordName = sql<string | null>`case ${auditLog.kind}
  when 'people' then (select name || ' ' || surname from people as person where id = ${auditLog.recordId}::integer)
  when 'accounts' then (${personOf(sql`accounts`)})
  when 'rooms' then (select name from rooms where id = ${auditLog.recordId}::integer)
  when 'computers' then (select name from computers where id = ${auditLog.recordId}::integer)
  when 'personal_cards' then (${personOf(sql`personal_cards`)})
  when 'jobs' then (${vacancyName})
  when 'job_texts' then (${vacancyName})
  when 'category_texts' then (
    select name from category_texts where category_id = ${auditLog.recordId}::integer order by language = 'EN' desc limit 1
  )
  when 'applications' then (
    select first_name || ' ' || last_name from applications where id = ${auditLog.recordId}::integer
  )
  when 'content' then (
    select person.name || ' ' || person.surname from content as item
    join people as person on person.id::text = item.draft #>> '{facts,person}' where item.id = ${auditLog.recordId}::integer
  )
  when 'news' then (${newsTitle})
  when 'news_texts' then (${newsTitle})
  when 'news_comments' then (${newsTitle})
  when 'mail_templates' then (select name from mail_templates where id = ${auditLog.recordId}::integer)
  when 'text_changes' then ${auditLog.recordId}
  when 'off_day_requests' then (${personOf(sql`off_day_requests`)})
  when 'leave_entries' then (${personOf(sql`leave_entries`)})
  when 'record_requests' then (
    select name || ' ' || surname from record_requests as request join accounts as account on account.id = request.user_id
    join people as person on person.id = account.person_id where request.id = ${auditLog.recordId}::integer
  )
end`

/** The newest entries that fit, at most `count`. */
export async function listAudit(
  db: Database,
  { count, ...question }: AuditQuestion & { count: number },
): Promise<AuditRow[]> {
  const rows = await db
    .select({ entry: auditLog, actor, photo: photoOf, recordName })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, auditLog.actorId))
    .leftJoin(people, ownsAccount)
    .where(fits(question))
    .orderBy(desc(auditLog.id))
    .limit(count)
  return rows.map(({ entry, ...names }) => ({ ...entry, ...names }))
}

const isLanguageSwitch = sql`(
  ${auditLog.kind} = 'accounts' and ${auditLog.action} = 'changed' and ${auditLog.after} - 'language' = '{}'::jsonb
)`

function fits({ text = '', kind, action, actor, from, to, before, person }: AuditQuestion): SQL | undefined {
  const { id, actorId, at, recordId } = auditLog
  return and(
    before === undefined ? undefined : lt(id, before),
    kind === languageSwitches ? isLanguageSwitch : not(isLanguageSwitch),
    kind && kind !== languageSwitches ? eq(auditLog.kind, kind) : undefined,
    action && eq(auditLog.action, action),
    actor === undefined ? undefined : actor === systemActor ? isNull(actorId) : eq(actorId, actor),
    from ? sql`${at} >= ${from}::timestamp at time zone ${company.timeZone}` : undefined,
    to ? sql`${at} < (${to}::timestamp + interval '1 day') at time zone ${company.timeZone}` : undefined,
    person === undefined
      ? undefined
      : sql`(${auditLog.kind}, ${recordId}) in (${recordsOf(sql`select ${person}::integer as id`)})`,
    has(text),
  )
}

const accountsOf = (ids: SQL) => sql`select id from accounts as account where person_id in (${ids})`

/** Kind and id of the records that belong to people; `ids` selects the people. */
const recordsOf = (ids: SQL) => sql`
  select 'people', id::text from (${ids}) as person
  union all select 'accounts', id::text from (${accountsOf(ids)}) as account
  union all select 'personal_cards', id::text from personal_cards where person_id in (${ids})
  union all select 'off_day_requests', id::text from off_day_requests where person_id in (${ids})
  union all select 'leave_entries', id::text from leave_entries where person_id in (${ids})
  union all select 'record_requests', id::text from record_requests where user_id in (${accountsOf(ids)})`

/**
 * The entries with a text in a value or id, in the name of the person, or in the present name of the record. The names
 * are compared once, not for each entry.
 */
function has(text: string): SQL | undefined {
  const sought = foldText(text)
  if (sought === '') return undefined
  const fits = (name: SQL) => sql`position(${sought} in fold_text(${name})) > 0`
  const found = sql`select id from people as person where ${fits(sql`name || ' ' || surname`)}`
  const named = sql`
    ${recordsOf(found)}
    union all select 'rooms', id::text from rooms where ${fits(sql`name`)}
    union all select 'computers', id::text from computers where ${fits(sql`name`)}`
  const { folded, actorId, kind, recordId } = auditLog
  return or(
    sql`position(${sought} in ${folded}) > 0`,
    sql`${actorId} in (${accountsOf(found)})`,
    sql`(${kind}, ${recordId}) in (${named})`,
  )
}

/** The people with entries, by name. */
export async function listActors(db: Database): Promise<{ id: number; name: string }[]> {
  const entries = db.select({ id: auditLog.id }).from(auditLog).where(eq(auditLog.actorId, accounts.id))
  return db
    .select({ id: accounts.id, name: sql<string>`${actor}` })
    .from(accounts)
    .innerJoin(people, ownsAccount)
    .where(exists(entries))
    .orderBy(asc(people.name), asc(people.surname), asc(accounts.id))
}

/** The tables whose ids are read as names. */
export type NamedKind = 'rooms' | 'people' | 'accounts' | 'leave_types' | 'jobs' | 'categories'

/** The names of records by their ids, without those that are gone. */
export async function namesOf(
  db: Database,
  kind: NamedKind,
  ids: number[],
  language: Language,
): Promise<Map<number, string>> {
  const selected = {
    rooms: () => db.select({ id: rooms.id, name: rooms.name }).from(rooms).where(inArray(rooms.id, ids)),
    people: () => db.select({ id: people.id, name: actor }).from(people).where(inArray(people.id, ids)),
    accounts: () =>
      db
        .select({ id: accounts.id, name: actor })
        .from(accounts)
        .innerJoin(people, ownsAccount)
        .where(inArray(accounts.id, ids)),
    leave_types: () =>
      db
        .select({ id: leaveTypes.id, name: sql<string>`${leaveTypes.name} ->> ${language}::text` })
        .from(leaveTypes)
        .where(inArray(leaveTypes.id, ids)),
    jobs: () =>
      db
        .select({ id: jobTexts.jobId, name: jobTexts.position })
        .from(jobTexts)
        .where(and(inArray(jobTexts.jobId, ids), eq(jobTexts.language, language))),
    categories: () =>
      db
        .select({ id: categoryTexts.categoryId, name: categoryTexts.name })
        .from(categoryTexts)
        .where(and(inArray(categoryTexts.categoryId, ids), eq(categoryTexts.language, language))),
  }
  const rows = await selected[kind]()
  return new Map(rows.map((row) => [row.id, row.name ?? '']))
}
