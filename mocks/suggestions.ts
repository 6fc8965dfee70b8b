import type { SuggestionStatus } from '@atrium/contract'
import { answeredSuggestion, receivedSuggestion } from '@atrium/contract/samples'
import { newSuggestionSchema, suggestionCodeSchema, suggestionsEndpoints } from '@atrium/contract/schemas'
import { answering, errorResponse, json, mockOf } from './answers.ts'
import { memoryOf } from './memory.ts'

const { sendSuggestion, getSuggestionStatus, listOwnSuggestions } = suggestionsEndpoints

/** The sent suggestions: the newest is found by the code, and signed ones are listed. */
const memory = memoryOf(() => ({
  newest: receivedSuggestion.status,
  own: [] as (SuggestionStatus & { id: string })[],
  keys: new Set<string>(),
}))

const plain = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '')

function statusOf(code: string): SuggestionStatus | undefined {
  if (plain(code) === plain(receivedSuggestion.code)) return memory.newest
  return plain(code) === plain(answeredSuggestion.code) ? answeredSuggestion.status : undefined
}

/** The calls about suggestions; every suggestion has the same code. */
export const suggestionsMocks = [
  mockOf(listOwnSuggestions, () => json(memory.own)),
  mockOf(
    sendSuggestion,
    answering(newSuggestionSchema, ({ text, isAnonymous, key }) => {
      // A retry after a lost answer.
      if (key && memory.keys.has(key)) return json({ code: receivedSuggestion.code })
      if (key) memory.keys.add(key)
      const receivedOn = isAnonymous ? '2026-11-01' : '2026-11-21'
      memory.newest = { text, state: 'received', answer: '', receivedOn, isAnonymous }
      if (!isAnonymous) memory.own = [{ id: crypto.randomUUID(), ...memory.newest }, ...memory.own]
      return json({ code: receivedSuggestion.code })
    }),
  ),
  mockOf(
    getSuggestionStatus,
    answering(suggestionCodeSchema, ({ code }) => {
      const status = statusOf(code)
      const unknown = { message: 'There is nothing at this address.', errors: { code: 'codeUnknown' } }
      return status ? json(status) : errorResponse(404, unknown)
    }),
  ),
]
