import { type Action, type DevToolsEnhancerOptions, isAction } from '@reduxjs/toolkit'
import { REHYDRATE } from 'redux-persist'
import { hidden } from './redactActions.ts'

interface Named extends Action<string> {
  /** The slice that was restored. */
  key?: string
  meta?: { arg?: { endpointName?: string }; condition?: boolean }
}

/**
 * Settings of the Redux DevTools, for development only. What calls carry never gets this far (`redactActions.ts`); words that
 * the state must hold, because they survive a reload or stand on a page, are taken out of what the tools are sent.
 */
export const devToolsOptions = {
  name: 'Atrium',
  // A working day; the tools' own 50 are over after the first pages.
  maxAge: 1000,
  actionSanitizer: (action) => ({ ...action, type: nameOf(action) }),
  // Not the sanitizers: an exported file is written without them.
  serialize: { replacer: (_key, value) => withoutWords(value) },
} as const satisfies DevToolsEnhancerOptions

/**
 * What an action is called in the list: a call by its endpoint, what is restored by its slice. In the list alone: the
 * reducers, and with them every replay, know an action by its own type.
 */
function nameOf(action: Action): string {
  const { type, key, meta } = action as Named
  if (type === REHYDRATE) return `${type} ${key}`
  const endpoint = meta?.arg?.endpointName
  if (!endpoint) return type
  // The answer was there already: nobody was asked, and nothing has failed.
  const step = meta?.condition ? 'skipped' : type.slice(type.lastIndexOf('/') + 1)
  return `api/${endpoint}/${step}`
}

const hide = (texts: unknown) => (texts === '' ? texts : hidden)

/** A value without a person's own words: the message of an off day request, a suggestion and its answer. */
function withoutWords(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isAction(value) && value.type === 'offDay/messageTyped' && 'payload' in value)
    return { ...value, payload: hide(value.payload) }
  if ('days' in value && 'message' in value) return { ...value, message: hide(value.message) }
  if ('isAnonymous' in value && 'text' in value && 'answer' in value)
    return { ...value, text: hide(value.text), answer: hide(value.answer) }
  if ('isAnswer' in value && 'text' in value) return { ...value, text: hide(value.text) }
  return value
}
