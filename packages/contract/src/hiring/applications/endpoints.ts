import { endpoint } from '#core/endpoint.ts'
import type { Stage, Verdict } from '#hiring/rules.ts'
import type { Application, ApplicationList } from './schema.ts'

type One = { id: number }

/**
 * The applications that the caller may see: all for `hiring.manage`, those for the own vacancies for a hiring manager or a
 * reviewer. An application that the caller may not see answers 404 everywhere. At most `mostListed` of them, of those older
 * than `before` (an id) where it is given.
 */
export const listApplications = endpoint<{ query: { before?: number | undefined }; reply: ApplicationList }>({
  method: 'GET',
  path: '/api/v1/hiring/applications/',
  permission: 'hiring.review',
})

/**
 * The applications with all words in names, positions, notes, tags or in the text of the CV, newest first; words in quotes stand
 * together, the last one may be the beginning of a word. Spelling of AZ and RU folded; words are found in Latin and in Cyrillic
 * letters, with and without hyphen. The digits of a phone number find it, for a caller who may see it.
 */
export const searchApplications = endpoint<{
  query: { q: string }
  reply: { found: { id: number; excerpt: string | null }[]; unread: number }
}>({ method: 'GET', path: '/api/v1/hiring/applications/search/', permission: 'hiring.review' })

/** How many applications in the first stage the caller may see. */
export const countNewApplications = endpoint<{ reply: { count: number } }>({
  method: 'GET',
  path: '/api/v1/hiring/applications/new/',
  permission: 'hiring.review',
})

export const getApplication = endpoint<{ params: One; reply: Application }>({
  method: 'GET',
  path: '/api/v1/hiring/applications/:id/',
  permission: 'hiring.review',
})

/** The file of the CV, as an attachment. Each opening is in the audit log. */
export const getCv = endpoint<{ params: One; reply: Blob }>({
  method: 'GET',
  path: '/api/v1/hiring/applications/:id/cv/',
  reply: 'file',
  permission: 'hiring.review',
})

/**
 * Moves an application to a stage. The mail waits for ten seconds, in which `undoMove` takes both back. 409 when somebody or
 * the applicant has changed it since `revision`, and for an applicant who was hired and has a record.
 */
export const moveApplication = endpoint<{
  params: One
  body: { stage: Stage; revision: number; mail: { subject: string; text: string } | null }
  reply: Application
}>({ method: 'POST', path: '/api/v1/hiring/applications/:id/stage/', permission: 'hiring.manage' })

/**
 * Undoes the caller's last move with its mail, or the last mail without a move; 409 once its ten seconds are over or somebody
 * has moved the application since.
 */
export const undoMove = endpoint<{ params: One; reply: Application }>({
  method: 'POST',
  path: '/api/v1/hiring/applications/:id/undo/',
  permission: 'hiring.manage',
})

/** A mail to the applicant without a move. It waits for ten seconds too. */
export const mailApplicant = endpoint<{
  params: One
  body: { subject: string; text: string }
  reply: Application
}>({ method: 'POST', path: '/api/v1/hiring/applications/:id/mails/', permission: 'hiring.manage' })

/** A note; the mentioned are notified. 400 with `errors.mentions` for a person who may not see the application. */
export const addNote = endpoint<{
  params: One
  body: { text: string; mentions: number[] }
  reply: Application
}>({ method: 'POST', path: '/api/v1/hiring/applications/:id/notes/', permission: 'hiring.review' })

/** Deletes a note of the caller; 404 for another entry. */
export const deleteNote = endpoint<{ params: One & { event: number }; reply: Application }>({
  method: 'DELETE',
  path: '/api/v1/hiring/applications/:id/notes/:event/',
  permission: 'hiring.review',
})

/** Gives or changes the caller's rating; from then on the caller sees those of the others. */
export const rateApplication = endpoint<{
  params: One
  body: { verdict: Verdict; words: string }
  reply: Application
}>({ method: 'PUT', path: '/api/v1/hiring/applications/:id/rating/', permission: 'hiring.review' })

export const tagApplication = endpoint<{ params: One; body: { tags: string[] }; reply: Application }>({
  method: 'PUT',
  path: '/api/v1/hiring/applications/:id/tags/',
  permission: 'hiring.manage',
})

/**
 * Hands an application over; the new owner is notified. 400 with `errors.personId` for a person who may not see it.
 */
export const assignApplication = endpoint<{
  params: One
  body: { personId: number | null }
  reply: Application
}>({ method: 'PUT', path: '/api/v1/hiring/applications/:id/owner/', permission: 'hiring.manage' })

/**
 * Confirms that another application is of the same person, with all that are joined to the two, or takes it out. 404 for an
 * application and itself.
 */
export const joinApplications = endpoint<{
  params: One
  body: { otherId: number; isSame: boolean }
  reply: Application
}>({ method: 'PUT', path: '/api/v1/hiring/applications/:id/candidate/', permission: 'hiring.manage' })

/** Asks the applicant by mail whether the application may be kept for another year; within a day of an earlier mail, no other. */
export const askToKeep = endpoint<{ params: One; reply: Application }>({
  method: 'POST',
  path: '/api/v1/hiring/applications/:id/keep/',
  permission: 'hiring.manage',
})
