import { company, dayAndTime, limits } from '@atrium/contract/core'
import { fullNameOf } from '@atrium/contract/people'
import type { InboxSuggestion, SuggestionAnswer, SuggestionState } from '@atrium/contract/suggestions'
import { changeAs } from '#db/audit.ts'
import type { Database } from '#db/types.ts'
import { HttpError, invalid, notFound } from '#http/httpError.ts'
import { notify } from '#modules/notifications/index.ts'
import type { Services } from '#services.ts'
import { correctMessage, insertMessage, listMessages, type MessageRecord } from './messages.repo.ts'
import {
  findSuggestions,
  listSuggestions,
  lockSuggestion,
  type SignedSuggestion,
  updateSuggestion,
} from './suggestions.repo.ts'
import { keptDay, statusOf, threadOf, versionOf } from './thread.ts'

type Parts = Pick<Services, 'database' | 'now' | 'outbox' | 'texts'>

/** The newest suggestions, for their readers. */
export async function listInbox({ database }: Pick<Parts, 'database'>): Promise<InboxSuggestion[]> {
  const found = await listSuggestions(database.db, limits.inboxSuggestions)
  const messages = await listMessages(
    database.db,
    found.map(({ suggestion }) => suggestion.id),
  )
  return found.map((one) => inboxOf(one, messages.get(one.suggestion.id)))
}

function inboxOf({ suggestion, sender }: SignedSuggestion, rows?: readonly MessageRecord[]): InboxSuggestion {
  const status = statusOf(suggestion, rows)
  return {
    id: suggestion.id,
    ...status,
    sender: sender && fullNameOf(sender),
    version: versionOf(status),
  }
}

async function readOne(db: Database, id: string): Promise<SignedSuggestion & { rows: MessageRecord[] }> {
  const [found] = await findSuggestions(db, id)
  if (!found) throw notFound()
  return { ...found, rows: (await listMessages(db, [id])).get(id) ?? [] }
}

/**
 * Sets the state of a suggestion and answers it. Throws 404 for an unknown one, 409 when it has changed since the reader
 * saw it, 400 when the state needs an answer, or an existing answer would be removed.
 */
export async function answerSuggestion(
  parts: Parts,
  accountId: number,
  id: string,
  { state, answer, version }: SuggestionAnswer,
): Promise<InboxSuggestion> {
  return changeAs(parts.database.db, accountId, async (tx) => {
    await lockSuggestion(tx, id)
    const { rows, ...found } = await readOne(tx, id)
    const status = statusOf(found.suggestion, rows)
    if (versionOf(status) !== version) throw new HttpError(409, 'changedMeanwhile')
    const isCorrection = status.messages.at(-1)?.isAnswer
    if (answer === '' && (isCorrection || (state === 'answered' && status.answer === '')))
      throw invalid({ answer: 'answerRequired' })
    await writeAnswer(tx, parts, id, { state, answer })
    const { rows: saved, ...one } = await readOne(tx, id)
    return inboxOf(one, saved)
  })
}

/**
 * Writes an answer, which corrects the one before it when nothing came between, and the state; an empty answer changes
 * the state alone. Tells a named sender.
 */
export async function writeAnswer(
  tx: Database,
  parts: Pick<Parts, 'now' | 'outbox' | 'texts'>,
  id: string,
  { state, answer }: { state: SuggestionState; answer: string },
): Promise<void> {
  const { suggestion, rows } = await readOne(tx, id)
  const last = threadOf(suggestion, rows).at(-1)
  const isNew = answer !== '' && !(last?.isAnswer && last.text === answer)
  await updateSuggestion(tx, id, { state, ...(isNew && { answer }) })
  if (!isNew) return
  const row = rows.at(-1)
  if (row?.isAnswer) await correctMessage(tx, row, answer)
  // An answer of an earlier version has no row: it is corrected in the suggestion.
  else if (!last?.isAnswer) {
    const [first] = threadOf(suggestion, rows)
    if (first?.isAnswer && !rows.some(({ isAnswer }) => isAnswer))
      await insertMessage(tx, { ...first, suggestionId: id, place: 0 })
    await insertMessage(tx, {
      suggestionId: id,
      place: (row?.place ?? 0) + 1,
      isAnswer: true,
      text: answer,
      writtenOn: keptDay(dayAndTime(parts.now(), company.timeZone).day, suggestion.isAnonymous),
    })
  }
  await notify(tx, parts, {
    accountId: suggestion.accountId,
    entry: (language) => ({
      title: parts.texts(language, 'mail:suggestion.answeredTitle'),
      description: parts.texts(language, 'mail:suggestion.answeredText'),
    }),
  })
}
