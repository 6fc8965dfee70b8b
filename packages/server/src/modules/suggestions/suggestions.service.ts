import { company, dayAndTime, type NewSuggestion, type SuggestionStatus } from '@atrium/contract'
import { HttpError } from '#http/httpError.ts'
import type { Services } from '#services.ts'
import { codeOfKey, hashOfCode, newSuggestionCode } from './suggestionCode.ts'
import { findByCode, insertSuggestion, listSuggestionsOf, type SuggestionRecord } from './suggestions.repo.ts'

type Parts = Pick<Services, 'database' | 'now'>

/**
 * Stores a suggestion and returns the code by which its sender can ask for the answer. Idempotent by `key`. For an
 * anonymous suggestion neither the sender nor the day is stored, and no mail reveals the time.
 */
export async function sendSuggestion(
  { database, now }: Parts,
  userId: number,
  { text, isAnonymous, key }: NewSuggestion,
): Promise<{ code: string }> {
  const { day } = dayAndTime(now(), company.timeZone)
  const suggestion = {
    userId: isAnonymous ? null : userId,
    isAnonymous,
    text,
    receivedOn: isAnonymous ? firstOfMonth(day) : day,
  }
  const keep = async (code: string) =>
    (await insertSuggestion(database.db, { ...suggestion, codeHash: hashOfCode(code) }))
      ? { code }
      : undefined
  if (key === undefined) return (await keep(newSuggestionCode())) ?? codeTaken()
  const code = codeOfKey(key)
  const kept = await keep(code)
  if (kept) return kept
  // A retry after a lost answer has the same text; another text is another suggestion.
  const known = await findByCode(database.db, hashOfCode(code))
  const isSame = known?.text === text && known.isAnonymous === isAnonymous
  return isSame ? { code } : ((await keep(newSuggestionCode())) ?? codeTaken())
}

const codeTaken = (): never => {
  throw new Error('A new code was taken already.')
}

const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`

/** Throws 404 for an unknown code. */
export async function getSuggestionStatus({ database }: Parts, code: string): Promise<SuggestionStatus> {
  const found = await findByCode(database.db, hashOfCode(code))
  if (!found) throw new HttpError(404, 'notFound', { errors: { code: 'codeUnknown' } })
  return statusOf(found)
}

/** The signed suggestions of a person, newest first. */
export async function listOwnSuggestions(
  { database }: Parts,
  userId: number,
): Promise<(SuggestionStatus & { id: string })[]> {
  const own = await listSuggestionsOf(database.db, userId)
  return own.map((one) => ({ id: one.id, ...statusOf(one) }))
}

const statusOf = ({ text, state, answer, receivedOn, isAnonymous }: SuggestionRecord): SuggestionStatus => ({
  text,
  state,
  answer,
  receivedOn,
  isAnonymous,
})
