import { foldText } from '@atrium/contract/core'
import { eq, sql } from 'drizzle-orm'
import { applications, jobs } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { isVisible, seesContacts } from './applicationRights.repo.ts'
import type { Viewer } from './viewer.ts'

/** A folded word or phrase. */
export interface Searched {
  term: string
  /** Whether a longer word fits too. */
  isOpen: boolean
  /** The applications in whose name it was found already. */
  named: number[]
}

export interface Found {
  id: number
  /** The words of the CV around the first of those that were found in it. */
  excerpt: string | null
}

/** The folded names of the applicants whom the viewer may see. */
export const listNames = (db: Database, viewer: Viewer) =>
  db
    .select({
      id: applications.id,
      name: sql<string>`fold_text(${applications.firstName} || ' ' || ${applications.lastName})`,
    })
    .from(applications)
    .leftJoin(jobs, eq(jobs.id, applications.jobId))
    .where(isVisible(viewer))

/** The most CVs out of which words are shown: those of the newest applications. */
const maxExcerpts = 50

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
      return letters ? `[${letters}]` : `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
    })
    .join('')

/** One query for all terms. */
export async function search(
  db: Database,
  viewer: Viewer,
  searched: readonly Searched[],
): Promise<{ found: Found[]; unread: number }> {
  const terms = searched.map(({ term, isOpen, named }, place) => ({
    place,
    named,
    term,
    tail: isOpen ? ':*' : '',
  }))
  const pattern = `\\m(${searched.map(({ term }) => patternOf(term)).join('|')})`
  const { before, all } = excerptSpan
  const result = await db.execute(sql`
    with visible as materialized (
      select applications.id, applications.cv_file_id as file_id, applications.tags,
        case when ${seesContacts(viewer)} then applications.folded
          else replace(applications.folded, fold_text(applications.email), '') end as folded
      from applications left join jobs on jobs.id = applications.job_id
      where ${isVisible(viewer)}
    ),
    terms as materialized (
      select place, term, named, tail,
        nullif(websearch_to_tsquery('simple', '"' || term || '"')::text, '') as words
      from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) as given(place int, term text, named jsonb, tail text)
    ),
    in_cvs as materialized (
      select terms.place, visible.id
      from terms
      join cv_texts on cv_texts.search @@ (terms.words || terms.tail)::tsquery
      join visible on visible.file_id = cv_texts.file_id
    ),
    hits as (
      select place, id from in_cvs
      union
      select terms.place, visible.id from terms join visible on position(terms.term in visible.folded) > 0
        or exists (select from unnest(visible.tags) as tag where position(terms.term in fold_text(tag)) > 0)
      union
      select terms.place, visible.id from terms
      join application_events as note on note.kind = 'note' and position(terms.term in note.folded) > 0
      join visible on visible.id = note.application_id
      union
      select terms.place, name.value::int from terms, jsonb_array_elements_text(terms.named) as name
    ),
    found as (
      select hits.id, row_number() over (order by hits.id desc) as number
      from hits group by hits.id having count(*) = (select count(*) from terms)
    ),
    excerpts as (
      select found.id, text, regexp_instr(text, ${pattern}) as place
      from found join visible on visible.id = found.id join cv_texts on cv_texts.file_id = visible.file_id
      where found.number <= ${maxExcerpts} and found.id in (select id from in_cvs)
    )
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', found.id, 'excerpt', case when excerpts.place > 0
        then substr(text, greatest(excerpts.place - ${before}, 1), ${all}) end) order by found.id desc), '[]')
      from found left join excerpts on excerpts.id = found.id) as found,
      (select count(*)::int from visible left join cv_texts on cv_texts.file_id = visible.file_id
      where coalesce(cv_texts.state, 'waiting') <> 'read') as unread`)
  const [row] = (result as unknown as { rows: { found: Found[]; unread: number }[] }).rows
  if (!row) throw new Error('The search answered nothing.')
  return { found: row.found, unread: row.unread }
}
