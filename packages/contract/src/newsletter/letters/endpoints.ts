import { endpointFor } from '#core/endpoint.ts'
import type { Language } from '#core/language.ts'
import type { LetterTexts } from './rules.ts'
import type { LetterChanges, LetterDetail, LetterFields, LetterRow, ShownLetter } from './schema.ts'

type One = { id: number }

const path = '/api/v1/letters/'
const send = endpointFor('letters.send')

/** All letters, newest first. */
export const listLetters = send<{ reply: LetterRow[] }>({ method: 'GET', path, reply: 'list' })

/** 404 for an unknown letter. */
export const getLetter = send<{ params: One; reply: LetterDetail }>({ method: 'GET', path: `${path}:id/` })

/** Creates a draft. */
export const createLetter = send<{ body: LetterFields; reply: One }>({ method: 'POST', path })

/** Saves a draft. 404; 409 when somebody has changed it since `revision`, or when it is no draft any more. */
export const saveLetter = send<{ params: One; body: LetterChanges; reply: LetterDetail }>({
  method: 'PUT',
  path: `${path}:id/`,
})

/** Deletes a draft. 404; 409 for any other letter. */
export const deleteLetter = send<{ params: One; reply: undefined }>({
  method: 'DELETE',
  path: `${path}:id/`,
  reply: 'any',
})

/**
 * Sends a draft, at once or at an instant. The server writes the mails in batches afterwards. Throws as `saveLetter`; 400 with the
 * fields of half a text; 409 when the same letter was sent before.
 */
export const sendLetter = send<{
  params: One
  body: { revision: number; at?: string | undefined }
  reply: LetterDetail
}>({ method: 'POST', path: `${path}:id/sending/` })

type Step = { params: One; body: { revision: number }; reply: LetterDetail }

/** Makes a scheduled letter a draft again. Throws as `saveLetter`. */
export const cancelLetter = send<Step>({ method: 'POST', path: `${path}:id/cancel/` })

/** Keeps the mails of a letter that goes out. Throws as `saveLetter`. */
export const pauseLetter = send<Step>({ method: 'POST', path: `${path}:id/pause/` })

/** Goes on with a paused letter. Throws as `saveLetter`. */
export const resumeLetter = send<Step>({ method: 'POST', path: `${path}:id/resume/` })

/** Sends a letter to the address of the signed-in person, as it is saved. 404; 400 for a letter without a text. */
export const testLetter = send<{ params: One; body: { language: Language }; reply: undefined }>({
  method: 'POST',
  path: `${path}:id/test/`,
  reply: 'any',
})

/** A letter as its recipients see it, from texts that need not be saved. */
export const previewLetter = send<{
  body: { texts: LetterTexts; language: Language }
  reply: ShownLetter
}>({ method: 'POST', path: `${path}preview/` })
