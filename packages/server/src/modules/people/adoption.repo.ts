import { sql } from 'drizzle-orm'
import { inChunks } from '#db/inChunks.ts'
import { personIn } from '#db/members.ts'
import {
  accounts,
  cards,
  content,
  contentVersions,
  leaveEntries,
  offDayRequests,
  people,
} from '#db/schema.ts'
import type { Database } from '#db/types.ts'

/**
 * Gives each record the open account and the cards that people without a badge have under its address: both are one person. The
 * record leads; what it lacks (phone, position, unit, photo) comes from them. Of several records with one mailbox the
 * first without an account gets the account.
 */
export async function adoptAccounts(tx: Database, emails: readonly string[]): Promise<void> {
  for (const part of inChunks(emails.filter(Boolean))) {
    const { rows } = (await tx.execute(sql`
      select distinct on (loose.id) loose.id as "from", record.id as "to"
      from ${people} as loose
      join ${people} as record on record.email = loose.email and record.number is not null and record.left_at is null
      left join ${accounts} as account on account.person_id = loose.id
      where loose.number is null and loose.email in (select jsonb_array_elements_text(${JSON.stringify(part)}::jsonb))
        and account.deactivated_at is null
        -- A shared mailbox does not make two members of the team one.
        and (account.id is not null
          or not exists (select from ${content} where ${personIn(content.draft)} = loose.id::text)
          or lower(loose.name || ' ' || loose.surname) = lower(record.name || ' ' || record.surname))
        and (account.id is null or not exists (select from ${accounts} as other where other.person_id = record.id))
      order by loose.id, record.number`)) as unknown as { rows: { from: number; to: number }[] }
    if (rows.length > 0) await mergePeople(tx, rows)
  }
}

const isEmpty = (column: 'job' | 'unit') =>
  sql.raw(`(record.${column}->>'AZ') || (record.${column}->>'EN') || (record.${column}->>'RU') = ''`)

/** Moves what belongs to people into others, who have the same address, and removes the former. */
async function mergePeople(tx: Database, pairs: readonly { from: number; to: number }[]): Promise<void> {
  const pair = sql`jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair ("from" integer, "to" integer)`
  await tx.execute(sql`
    update ${people} as record set
      phone = coalesce(nullif(record.phone, ''), loose.phone),
      job = case when ${isEmpty('job')} then loose.job else record.job end,
      unit = case when ${isEmpty('unit')} then loose.unit else record.unit end,
      photo_file_id = coalesce(record.photo_file_id, loose.photo_file_id)
    from ${pair} join ${people} as loose on loose.id = pair."from" where record.id = pair."to"`)
  for (const table of [accounts, cards, leaveEntries, offDayRequests])
    await tx.execute(
      sql`update ${table} set person_id = pair."to" from ${pair} where ${table}.person_id = pair."from"`,
    )
  for (const column of [content.draft, content.published, contentVersions.value]) {
    const name = sql.identifier(column.name)
    await tx.execute(sql`
      update ${column.table} set ${name} = jsonb_set(${name}, '{facts,person}', to_jsonb(pair."to"::text))
      from ${pair} where ${personIn(column)} = pair."from"::text`)
  }
  await tx.execute(sql`delete from ${people} using ${pair} where ${people}.id = pair."from"`)
}
