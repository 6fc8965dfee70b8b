import { createHash } from 'node:crypto'
import type { SuggestionMessage, SuggestionStatus } from '@atrium/contract/suggestions'

type SuggestionRecord = Omit<SuggestionStatus, 'messages'>
type MessageRecord = SuggestionMessage

/** The messages of a suggestion. An answer of an earlier version has no row of its own: it comes first. */
export function threadOf(
  { answer }: SuggestionRecord,
  rows: readonly MessageRecord[] = [],
): SuggestionMessage[] {
  const isEarlier = answer !== '' && !rows.some(({ isAnswer }) => isAnswer)
  return [
    ...(isEarlier ? [{ isAnswer: true, text: answer, writtenOn: null }] : []),
    ...rows.map(({ isAnswer, text, writtenOn }) => ({ isAnswer, text, writtenOn })),
  ]
}

export const statusOf = (
  suggestion: SuggestionRecord,
  rows: readonly MessageRecord[] | undefined,
): SuggestionStatus => ({
  text: suggestion.text,
  state: suggestion.state,
  answer: suggestion.answer,
  messages: threadOf(suggestion, rows),
  receivedOn: suggestion.receivedOn,
  isAnonymous: suggestion.isAnonymous,
})

/** Changes with the state and with each message. */
export const versionOf = ({ state, answer, messages }: SuggestionStatus): string =>
  createHash('sha256')
    .update(JSON.stringify([state, answer, messages]))
    .digest('hex')
    .slice(0, 16)

/** The day for a named suggestion, the first of the month for an anonymous one. */
export const keptDay = (day: string, isAnonymous: boolean) => (isAnonymous ? `${day.slice(0, 8)}01` : day)
