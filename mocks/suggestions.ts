import type { InboxSuggestion, SuggestionStatus } from '@atrium/contract/suggestions'
import { suggestionsEndpoints } from '@atrium/contract/suggestions/calls'
import { answeredSuggestion, inboxSample, receivedSuggestion } from '@atrium/contract/suggestions/samples'
import {
  newSuggestionSchema,
  suggestionAnswerSchema,
  suggestionCodeSchema,
  suggestionWordsSchema,
} from '@atrium/contract/suggestions/schema'
import { answering, changedMeanwhile, errorResponse, json, mockOf, notFound } from './answers.ts'
import { memoryOf } from './memory.ts'

const {
  sendSuggestion,
  getSuggestionStatus,
  listOwnSuggestions,
  addToSuggestion,
  listInbox,
  answerSuggestion,
} = suggestionsEndpoints

/** The sent suggestions: the newest is found by the code, and signed ones are listed. */
const memory = memoryOf(() => ({
  newest: receivedSuggestion.status,
  own: [] as (SuggestionStatus & { id: string })[],
  keys: new Set<string>(),
  inbox: inboxSample,
}))

const plain = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '')

function statusOf(code: string): SuggestionStatus | undefined {
  if (plain(code) === plain(receivedSuggestion.code)) return memory.newest
  return plain(code) === plain(answeredSuggestion.code) ? answeredSuggestion.status : undefined
}

const unknownCode = () =>
  errorResponse(404, { message: 'There is nothing at this address.', errors: { code: 'codeUnknown' } })

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
      memory.newest = { text, state: 'received', answer: '', messages: [], receivedOn, isAnonymous }
      if (!isAnonymous) memory.own = [{ id: crypto.randomUUID(), ...memory.newest }, ...memory.own]
      return json({ code: receivedSuggestion.code })
    }),
  ),
  mockOf(
    getSuggestionStatus,
    answering(suggestionCodeSchema, ({ code }) => {
      const status = statusOf(code)
      return status ? json(status) : unknownCode()
    }),
  ),
  mockOf(
    addToSuggestion,
    answering(suggestionWordsSchema, ({ code, text }) => {
      const status = statusOf(code)
      if (!status) return unknownCode()
      const last = status.messages.at(-1)
      if (last && !last.isAnswer && last.text === text) return json(status)
      const words = { isAnswer: false, text, writtenOn: status.isAnonymous ? '2026-11-01' : '2026-11-21' }
      const added = { ...status, messages: [...status.messages, words] }
      if (status === memory.newest) memory.newest = added
      return json(added)
    }),
  ),
  mockOf(listInbox, () => json(memory.inbox)),
  mockOf(answerSuggestion, ({ params, request }) =>
    answering(suggestionAnswerSchema, ({ state, answer, version }) => {
      const one = memory.inbox.find(({ id }) => id === params.id)
      if (!one) return notFound()
      if (one.version !== version) return changedMeanwhile()
      const words = answer ? [{ isAnswer: true, text: answer, writtenOn: one.receivedOn }] : []
      const saved: InboxSuggestion = {
        ...one,
        state,
        answer: answer || one.answer,
        messages: [...one.messages, ...words],
        version: `${version}+`,
      }
      memory.inbox = memory.inbox.map((each) => (each === one ? saved : each))
      return json(saved)
    })({ request }),
  ),
]
