import { company, dayAndTime } from '@atrium/contract/core'
import type { NewSuggestion, SuggestionStatus } from '@atrium/contract/suggestions'
import { HttpError } from '#http/httpError.ts'
import type { Services } from '#services.ts'
import { insertMessage, listMessages } from './messages.repo.ts'
import { codeOfKey, hashOfCode, newSuggestionCode } from './suggestionCode.ts'
import { findByCode, insertSuggestion, listSuggestionsOf } from './suggestions.repo.ts'
import { keptDay, statusOf } from './thread.ts'

type Parts = Pick<Services, 'database' | 'now'>

/**
 * Stores a suggestion and returns the code by which its sender can ask for the answer. Idempotent by `key`. For an
 * anonymous suggestion neither the sender nor the day is stored, and no mail reveals the time.
 */
export async function sendSuggestion(
  { database, now }: Parts,
  accountId: number,
  { text, isAnonymous, key }: NewSuggestion,
): Promise<{ code: string }> {
  const { day } = dayAndTime(now(), company.timeZone)
  const suggestion = {
    accountId: isAnonymous ? null : accountId,
    isAnonymous,
    text,
    receivedOn: keptDay(day, isAnonymous),
  }
  const keep = async (code: string) =>
    (await insertSuggestion(database.db, { ...suggestion, codeHash: hashOfCode(code) }))
      ? { code }
      : undefined
  if (key === undefined) return (await keep(newSuggestionCode())) ?? codeTaken()
  const code = codeOfKey(key)
  const kept = await keep(code)
  if (kept) return kept
  // A retry after a lost answer has the same text and sender; another text is another suggestion.
  const known = await findByCode(database.db, hashOfCode(code))
  const isSame =
    known?.text === text && known.isAnonymous === isAnonymous && known.accountId === suggestion.accountId
  return isSame ? { code } : ((await keep(newSuggestionCode())) ?? codeTaken())
}

const codeTaken = (): never => {
  throw new Error('A new code was taken already.')
}

/** Throws 404 for an unknown code. */
export async function getSuggestionStatus({ database }: Parts, code: string): Promise<SuggestionStatus> {
  const found = (await findByCode(database.db, hashOfCode(code))) ?? codeUnknown()
  return statusOf(found, (await listMessages(database.db, [found.id])).get(found.id))
}

const codeUnknown = (): never => {
  throw new HttpError(404, 'notFound', { errors: { code: 'codeUnknown' } })
}

/**
 * Adds words of the sender. The state stays as it is: the audit log would keep the time of its change. Throws 404 for an
 * unknown code.
 */
export async function addToSuggestion(
  { database, now }: Parts,
  { code, text }: { code: string; text: string },
): Promise<SuggestionStatus> {
  const { day } = dayAndTime(now(), company.timeZone)
  await database.db.transaction(async (tx) => {
    const found = (await findByCode(tx, hashOfCode(code), 'locked')) ?? codeUnknown()
    const rows = (await listMessages(tx, [found.id])).get(found.id) ?? []
    const last = rows.at(-1)
    const writtenOn = keptDay(day, found.isAnonymous)
    // A retry after a lost answer. The same words on another day are another message.
    if (last && !last.isAnswer && last.text === text && last.writtenOn === writtenOn) return
    await insertMessage(tx, {
      suggestionId: found.id,
      place: (last?.place ?? 0) + 1,
      isAnswer: false,
      text,
      writtenOn,
    })
  })
  return getSuggestionStatus({ database, now }, code)
}

/** The signed suggestions of a person, newest first. */
export async function listOwnSuggestions(
  { database }: Parts,
  accountId: number,
): Promise<(SuggestionStatus & { id: string })[]> {
  const own = await listSuggestionsOf(database.db, accountId)
  const messages = await listMessages(
    database.db,
    own.map(({ id }) => id),
  )
  return own.map((one) => ({ id: one.id, ...statusOf(one, messages.get(one.id)) }))
}
