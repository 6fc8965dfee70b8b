import { endpointFor } from '#core/endpoint.ts'
import type {
  ApplicantMail,
  Application,
  ApplicationList,
  ApplicationMove,
  CandidateData,
  HiringSummary,
  JoinChanges,
  NewNote,
  RatingChanges,
  SearchReply,
} from './schema.ts'

type One = { id: number }
type Read<Reply> = { params: One; reply: Reply }
type Change<Body> = { params: One; body: Body; reply: Application }

const at = '/api/v1/hiring/applications/'
const review = endpointFor('hiring.review')
const manage = endpointFor('hiring.manage')

/**
 * The applications that the caller may see: all for `hiring.manage`, those for the own vacancies for a hiring manager or a
 * reviewer. An application that the caller may not see answers 404 everywhere. At most `mostListed` of them, of those older
 * than `before` (an id) where it is given.
 */
export const listApplications = review<{ query: { before?: number | undefined }; reply: ApplicationList }>({
  method: 'GET',
  path: at,
})

/**
 * The applications with all words in names, positions, notes, tags or in the text of the CV, newest first; words in quotes stand
 * together, the last one may be the beginning of a word. Spelling of AZ and RU folded; words are found in Latin and in Cyrillic
 * letters, with and without hyphen. The digits of a phone number find it, for a caller who may see it.
 */
export const searchApplications = review<{ query: { q: string }; reply: SearchReply }>({
  method: 'GET',
  path: `${at}search/`,
})

/** What waits in hiring, of the applications and vacancies that the caller may see; positions are in the caller's language. */
export const getHiringSummary = review<{ reply: HiringSummary }>({
  method: 'GET',
  path: '/api/v1/hiring/summary/',
})

export const getApplication = review<Read<Application>>({ method: 'GET', path: `${at}:id/` })

/** The file of the CV, as an attachment. Each opening is in the audit log. */
export const getCv = review<Read<Blob>>({ method: 'GET', path: `${at}:id/cv/`, reply: 'file' })

/**
 * Moves an application to a stage. The mail waits for ten seconds, in which `undoMove` takes both back. 409 when somebody or
 * the applicant has changed it since `revision`, and for an applicant who was hired and has a record.
 */
export const moveApplication = manage<Change<ApplicationMove>>({ method: 'POST', path: `${at}:id/stage/` })

/**
 * Undoes the caller's last move with its mail, or the last mail without a move; 409 once its ten seconds are over or somebody
 * has moved the application since.
 */
export const undoMove = manage<Read<Application>>({ method: 'POST', path: `${at}:id/undo/` })

/** A mail to the applicant without a move. It waits for ten seconds too. */
export const mailApplicant = manage<Change<ApplicantMail>>({ method: 'POST', path: `${at}:id/mails/` })

/** A note; the mentioned are notified. 400 with `errors.mentions` for a person who may not see the application. */
export const addNote = review<Change<NewNote>>({ method: 'POST', path: `${at}:id/notes/` })

/** Deletes a note of the caller; 404 for another entry. */
export const deleteNote = review<{ params: One & { event: number }; reply: Application }>({
  method: 'DELETE',
  path: `${at}:id/notes/:event/`,
})

/** Gives or changes the caller's rating; from then on the caller sees those of the others. */
export const rateApplication = review<Change<RatingChanges>>({ method: 'PUT', path: `${at}:id/rating/` })

/**
 * Gives or changes the caller's feedback after an interview; from then on the caller sees that of the others. 404 for an
 * interview of another application, 403 for a caller who did not attend, 409 before the interview has ended.
 */
export const giveFeedback = review<{
  params: One & { meetingId: string }
  body: RatingChanges
  reply: Application
}>({ method: 'PUT', path: `${at}:id/interviews/:meetingId/feedback/` })

export const tagApplication = manage<Change<{ tags: string[] }>>({ method: 'PUT', path: `${at}:id/tags/` })

/**
 * Hands an application over; the new owner is notified. 400 with `errors.personId` for a person who may not see it.
 */
export const assignApplication = manage<Change<{ personId: number | null }>>({
  method: 'PUT',
  path: `${at}:id/owner/`,
})

/**
 * Confirms that another application is of the same person, with all that are joined to the two, or takes it out. 404 for an
 * application and itself.
 */
export const joinApplications = manage<Change<JoinChanges>>({ method: 'PUT', path: `${at}:id/candidate/` })

/** Asks the applicant by mail whether the application may be kept for another year; within a day of an earlier mail, no other. */
export const askToKeep = manage<Read<Application>>({ method: 'POST', path: `${at}:id/keep/` })

/** What is stored about the person of an application, over all joined applications. 404 for an unknown application. */
export const getCandidateData = manage<Read<CandidateData>>({ method: 'GET', path: `${at}:id/candidate/` })

/**
 * Everything that is stored about the person of an application as a ZIP: `data.json` and the CVs, without the names of
 * staff. 404 for an unknown application.
 */
export const exportCandidate = manage<Read<Blob>>({
  method: 'GET',
  path: `${at}:id/candidate/export/`,
  reply: 'file',
})

/**
 * Deletes everything that is stored about the person of an application, over all joined applications; in meetings the
 * person becomes a guest without name and address. 404 for an unknown application; 409 when `references` are not all of
 * them, because another application was joined since they were listed.
 */
export const eraseCandidate = manage<{ params: One; body: { references: string[] }; reply: undefined }>({
  method: 'POST',
  path: `${at}:id/candidate/erasure/`,
  reply: 'any',
})
