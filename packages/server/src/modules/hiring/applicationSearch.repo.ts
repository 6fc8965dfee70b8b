import { foldText } from '@atrium/contract/core'
import { eq, sql } from 'drizzle-orm'
import { applications, jobs } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { isVisible, seesContacts } from './applicationRights.repo.ts'
import type { Viewer } from './viewer.ts'

/** A folded word or phrase. */
export interface Searched {
  term: string
  /** Other spellings, which fit too. */
  spellings: string[]
  /** Those that the index of CVs has as one word; of letters, digits and hyphens only. */
  indexed: string[]
  /** The digits of a phone number. */
  phone: string | undefined
  /** Whether a longer word fits too. */
  isOpen: boolean
  /** The applications in whose name it was found already. */
  named: number[]
}

export interface Found {
  id: number
  /** The words of the CV around the first of those that were found in it; `null` where contact data is hidden. */
  excerpt: string | null
}

/** Name, position and reference of an application, folded; the address only for a person who may see it. */
const foldedFor = (viewer: Viewer) =>
  sql<string>`case when ${seesContacts(viewer)} then ${applications.folded}
    else replace(${applications.folded}, fold_text(${applications.email}), '') end`

/** The id and this text of each application that the viewer may see. */
export async function listFolded(db: Database, viewer: Viewer): Promise<[id: number, folded: string][]> {
  // As one value, as the list of applications.
  const pairs = sql<
    [number, string][]
  >`coalesce(json_agg(json_build_array(${applications.id}, ${foldedFor(viewer)})), '[]')`
  const [row] = await db
    .select({ pairs })
    .from(applications)
    .leftJoin(jobs, eq(jobs.id, applications.jobId))
    .where(isVisible(viewer))
  return row?.pairs ?? []
}

/** The most CVs out of which words are shown: those of the newest applications. */
const maxExcerpts = 30

/** The spellings of a word that are searched in the text of a CV: each makes the pattern dearer. */
const maxPatterns = 3

/** Characters before the found word and in all. */
const excerptSpan = { before: 60, all: 180 }

/** The letters of the alphabets of the applicants, by the letter that they are folded to. */
const spellings = new Map<string, string>()
for (const [first, last] of [
  [0x41, 0x24f],
  [0x259, 0x259],
  [0x400, 0x4ff],
] as const)
  for (let code = first; code <= last; code += 1) {
    const letter = String.fromCodePoint(code)
    const folded = foldText(letter)
    if (/^\p{L}$/u.test(letter) && folded.length === 1)
      spellings.set(folded, (spellings.get(folded) ?? '') + letter)
  }

/** A pattern that finds a folded term in a text as it was written. */
const patternOf = (term: string): string =>
  [...term]
    .map((letter) => {
      if (letter === ' ') return '\\s+'
      const letters = spellings.get(letter)
      return letters ? `[${letters}]` : `\\U${letter.codePointAt(0)?.toString(16).padStart(8, '0')}`
    })
    .join('-?')

/** A pattern that finds a term or one of its spellings in a folded text without hyphens. */
const anyOf = ({ term, spellings: others }: Searched): string =>
  [term, ...others]
    .map((one) => (one.replaceAll('-', '') || one).replace(/[^\p{L}\p{N}]/gu, '\\$&'))
    .join('|')

/** The query of the index for a term or one of the words that stand for it. */
const cvQuery = (term: string, words: readonly string[], end: ':*' | '') => {
  const phrase = sql`(nullif(websearch_to_tsquery('simple', ${`"${term}"`})::text, '') || ${end}::text)::tsquery`
  const others = words.map((word) => `'${word}'${end}`).join(' | ')
  return others ? sql`(${phrase} || ${others}::tsquery)` : phrase
}

/**
 * One query for all terms. The planner does not know that the words of all CVs cost far more to read than their index, which
 * it can only scan as a bitmap; compiling the query takes longer than answering it.
 */
export const search = (
  db: Database,
  viewer: Viewer,
  searched: readonly Searched[],
): Promise<{ found: Found[]; unread: number }> =>
  db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config(name, 'off', true) from unnest(array['enable_seqscan', 'enable_indexscan', 'jit']) as name`,
    )
    return searchIn(tx, viewer, searched)
  })

export async function searchIn(
  db: Database,
  viewer: Viewer,
  searched: readonly Searched[],
): Promise<{ found: Found[]; unread: number }> {
  if (searched.length === 0) return { found: [], unread: 0 }
  const terms = sql.join(
    searched.map((one, place) => sql`(${place}::int, ${anyOf(one)}::text)`),
    sql`, `,
  )
  const phones = searched.flatMap(({ phone }, place) => (phone ? [[place, phone]] : []))
  // A branch for each: the planner knows how many CVs have a constant.
  const inCvs = sql.join(
    searched.map(
      (
        { term, indexed, isOpen },
        place,
      ) => sql`select ${place}::int as place, file_id from cv_texts where search @@
        ${cvQuery(term, indexed, isOpen ? ':*' : '')}`,
    ),
    sql` union all `,
  )
  const named = searched.flatMap(({ named: ids }, place) => ids.map((id) => [place, id]))
  const pattern = `\\m(${searched
    .flatMap(({ term, spellings: others }) => [term, ...others].slice(0, maxPatterns).map(patternOf))
    .join('|')})`
  const { before, all } = excerptSpan
  const result = await db.execute(sql`
    with visible as materialized (
      select applications.id, applications.cv_file_id as file_id, applications.tags,
        replace(${foldedFor(viewer)}, '-', '') as folded, ${seesContacts(viewer)} as sees_contacts,
        ${phones.length > 0 ? sql`regexp_replace(applications.phone, '\\D', '', 'g')` : sql`''`} as digits
      from applications left join jobs on jobs.id = applications.job_id
      where ${isVisible(viewer)}
    ),
    notes as materialized (
      select application_id, replace(folded, '-', '') as folded from application_events where kind = 'note'
    ),
    terms (place, pattern) as materialized (values ${terms}),
    tagged as materialized (
      select terms.place, array_agg(tags.tag) as tags
      from terms join (select distinct unnest(tags) as tag from visible) as tags
        on replace(fold_text(tags.tag), '-', '') ~ terms.pattern
      group by terms.place
    ),
    hits as (
      select in_cvs.place, visible.id, visible.file_id, true as is_in_cv
      from (${inCvs}) as in_cvs join visible on visible.file_id = in_cvs.file_id
      union all
      select terms.place, visible.id, visible.file_id, false
      from terms join visible on visible.folded ~ terms.pattern
      union all
      select tagged.place, visible.id, visible.file_id, false
      from tagged join visible on visible.tags && tagged.tags
      union all
      select terms.place, visible.id, visible.file_id, false
      from terms join notes on notes.folded ~ terms.pattern
      join visible on visible.id = notes.application_id
      union all
      select (pair ->> 0)::int, visible.id, visible.file_id, false
      from jsonb_array_elements(${JSON.stringify(named)}::jsonb) as pair join visible on visible.id = (pair ->> 1)::int
      union all
      select (pair ->> 0)::int, visible.id, visible.file_id, false
      from jsonb_array_elements(${JSON.stringify(phones)}::jsonb) as pair
      join visible on visible.sees_contacts and position(pair ->> 1 in visible.digits) > 0
    ),
    found as materialized (
      select id, file_id, bool_or(is_in_cv) as is_in_cv, row_number() over (order by id desc) as number
      from hits group by id, file_id having count(distinct place) = ${searched.length}
    ),
    shown as materialized (
      select found.id, regexp_instr(cv_texts.text, ${pattern}) as place, cv_texts.text
      from found join visible on visible.id = found.id and visible.sees_contacts
      join cv_texts on cv_texts.file_id = found.file_id
      where found.is_in_cv and found.number <= ${maxExcerpts}
    )
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', found.id, 'excerpt', case when shown.place > 0
        then substr(shown.text, greatest(shown.place - ${before}, 1), ${all}) end) order by found.id desc), '[]')
      from found left join shown on shown.id = found.id) as found,
      (select count(*)::int from visible left join cv_texts on cv_texts.file_id = visible.file_id
      where coalesce(cv_texts.state, 'waiting') <> 'read') as unread`)
  const [row] = (result as unknown as { rows: { found: Found[]; unread: number }[] }).rows
  if (!row) throw new Error('The search answered nothing.')
  return { found: row.found, unread: row.unread }
}
