import { array, boolean, type InferType, mixed, number, object, string } from 'yup'
import {
  flag,
  largestNumber,
  line,
  lines,
  listOf,
  numberInAddress,
  record,
  text,
  wholeNumber,
} from '#core/fields.ts'
import { type Language, languages } from '#core/language.ts'
import { limits } from '#core/limits.ts'
import { message } from '#core/messages.ts'
import {
  type ApplicationEventKind,
  applicationEventKinds,
  type CvTextState,
  cvTextStates,
  type Stage,
  stages,
  type Verdict,
  verdicts,
} from '#hiring/rules.ts'
import { mailWords } from '#hiring/templates/schema.ts'
import { type AnswerState, answerStates } from '#meetings/invitations/rules.ts'

const stage = () => mixed<Stage>().oneOf(stages).required()
const integer = () => number().integer()
const word = () => string().defined()

/** The fields of an application that the table, the board and its page show. */
const rowFields = {
  id: integer().required(),
  /** Raised by each decision and by the applicant: a decision about an older one answers 409. */
  revision: integer().required(),
  reference: string().required(),
  firstName: word(),
  lastName: word(),
  /** `null` for a general application. */
  vacancyId: integer().nullable().defined(),
  /** The position as the applicant read it; empty for a general application. */
  position: word(),
  /** The applicant's language. */
  language: mixed<Language>().oneOf(languages).required(),
  stage: stage(),
  /** ISO instants: the arrival, and since when the application is in its stage. */
  receivedAt: string().required(),
  stageAt: string().required(),
  /** `people.id` of the person who takes care of it. */
  ownerId: integer().nullable().defined(),
  tags: array(string().required()).defined(),
  /** How many people have rated it, and the caller's own verdict. */
  ratingCount: integer().required(),
  ownVerdict: mixed<Verdict>().oneOf(verdicts).nullable().defined(),
  /** The mean of all verdicts, 1 to 4; `null` until the caller has given one (`hiring.manage` sees it at once). */
  score: number().nullable().defined(),
  /** `people.id` of the person who was hired; the stage is final then. */
  personId: integer().nullable().defined(),
}

const rowSchema = object(rowFields)

/** An application in the table and on the board. */
export type ApplicationRow = InferType<typeof rowSchema>

export const listQuery = object({ before: numberInAddress(1, largestNumber) })

export const applicationListSchema = object({
  /** Newest first. */
  applications: array(rowSchema).defined(),
  /** The vacancies of the applications, in the caller's language. */
  vacancies: array(
    object({
      id: integer().required(),
      position: word(),
      /** Whether the caller is its hiring manager or a reviewer. */
      isReviewed: boolean().required(),
    }),
  ).defined(),
  /** Owners, hiring managers and reviewers, and everybody with `hiring.manage`; by name. */
  people: array(object({ id: integer().required(), name: word() })).defined(),
})

/** The applications that the caller may see, with the names that they refer to. */
export type ApplicationList = InferType<typeof applicationListSchema>

const eventSchema = object({
  id: integer().required(),
  kind: mixed<ApplicationEventKind>().oneOf(applicationEventKinds).required(),
  /** ISO instant. */
  at: string().required(),
  /** First and last name of the person; `null` for the applicant and the server. */
  by: string().nullable().defined(),
  /** Whether the caller wrote it, and may delete it as a note. */
  isOwn: boolean().required(),
  /** By kind, as `applicationEventKinds` says; what a kind does not have is left out. With `personId` comes the name. */
  data: object({
    from: mixed<Stage>().oneOf(stages).optional(),
    to: mixed<Stage>().oneOf(stages).optional(),
    text: string().optional(),
    subject: string().optional(),
    name: string().optional(),
    reference: string().optional(),
    personId: integer().nullable().optional(),
    mentions: array(integer().required()).optional(),
    added: array(string().required()).optional(),
    removed: array(string().required()).optional(),
    isAllowed: boolean().optional(),
    day: string().optional(),
    start: string().optional(),
    end: string().optional(),
    roomname: string().optional(),
    change: string().optional(),
  }).required(),
})

/** An entry in the history of an application. */
export type ApplicationEvent = InferType<typeof eventSchema>

/** What a reviewer thinks of a candidate, or an interviewer after an interview. */
const ratingSchema = object({
  personId: integer().required(),
  name: word(),
  verdict: mixed<Verdict>().oneOf(verdicts).required(),
  words: word(),
  /** ISO instant. */
  at: string().required(),
})

const interviewSchema = object({
  meetingId: string().required(),
  /** ISO day, and `HH:mm` of the company's clock; of a series the first occurrence. */
  day: string().required(),
  start: string().required(),
  end: string().required(),
  /** The wanted room; empty without one. */
  roomname: word(),
  /** Full names; the organiser is one of the interviewers. */
  organiser: word(),
  interviewers: array(string().required()).defined(),
  /** The applicant's answer to the invitation; `null` while there is none that counts. */
  answer: mixed<AnswerState>().oneOf(answerStates).nullable().defined(),
  /** Whether it has ended. */
  isOver: boolean().required(),
  isCancelled: boolean().required(),
  /** Whether the caller is the organiser or an interviewer, who open the meeting in their own schedule. */
  isAttendee: boolean().required(),
  /** Empty until the caller has given own feedback; HR sees all at once. */
  feedback: array(ratingSchema).defined(),
  /** Of the caller. */
  ownFeedback: ratingSchema.nullable().defined(),
  /** Whether the caller attended and the interview has ended. */
  mayGiveFeedback: boolean().required(),
})

/** A meeting with the applicant. */
export type Interview = InferType<typeof interviewSchema>

export const applicationSchema = object({
  ...rowFields,
  /** The position in each language, where the vacancy has it; empty for a general application. */
  positions: object({ AZ: word(), EN: word(), RU: word() }).required(),
  /** `null` for a caller who may not see contact data. */
  contact: object({ email: word(), phone: word() }).nullable().defined(),
  /** The words of a general application. */
  message: word(),
  cv: object({
    name: word(),
    mediaType: word(),
    /** Bytes. */
    size: integer().required(),
    text: mixed<CvTextState>().oneOf(cvTextStates).required(),
  }).required(),
  /** Oldest first. */
  history: array(eventSchema).defined(),
  /** Empty until the caller has given an own rating; HR sees all at once. */
  ratings: array(ratingSchema).defined(),
  /** People who are asked for a rating: hiring manager and reviewers of the vacancy. */
  reviewers: array(
    object({ id: integer().required(), name: word(), hasRated: boolean().required() }),
  ).defined(),
  /** Those who may see the application, its owner, and everybody whom the history names; by name. */
  people: array(object({ id: integer().required(), name: word(), maySee: boolean().required() })).defined(),
  /** Other applications of the same person: confirmed, or proposed because address or phone are the same. */
  others: array(
    object({
      id: integer().required(),
      reference: string().required(),
      position: word(),
      stage: stage(),
      receivedAt: string().required(),
      isJoined: boolean().required(),
    }),
  ).defined(),
  /** In the order of their time, also cancelled ones. */
  interviews: array(interviewSchema).defined(),
  /** ISO day until which the application is kept, and when the applicant was asked to keep it longer. */
  keptUntil: string().required(),
  keepAskedAt: string().nullable().defined(),
  /** Whether the caller decides (`hiring.manage`); otherwise the caller reads, notes and rates. */
  isManaged: boolean().required(),
  /** Until when (ISO instant) the caller can undo the last decision; `null` when there is none to undo. */
  undoableUntil: string().nullable().defined(),
})

/** One application with everything about it that the caller may see. */
export type Application = InferType<typeof applicationSchema>

/** The body of `moveApplication`. */
export const moveSchema = object({
  stage: stage(),
  revision: wholeNumber(1, largestNumber).required(),
  /** As it was previewed; `null` for a decision without a mail. */
  mail: record(mailWords()).nullable().defined().default(undefined),
})

export type ApplicationMove = InferType<typeof moveSchema>

/** The body of `mailApplicant`. */
export const applicantMailSchema = object(mailWords())

export type ApplicantMail = InferType<typeof applicantMailSchema>

/** The body of `addNote`: `mentions` are `people.id` of people who may see the application. */
export const noteSchema = object({
  text: lines(limits.message, message('messageTooLong')).required(message('noteRequired')),
  mentions: listOf(wholeNumber(1, largestNumber).required(), limits.reviewers).required(),
})

export type NewNote = InferType<typeof noteSchema>

/** The body of `rateApplication` and `giveFeedback`. */
export const ratingChangesSchema = object({
  verdict: mixed<Verdict>().oneOf(verdicts).required(message('verdictRequired')),
  words: lines(limits.message, message('messageTooLong')).defined(),
})

export type RatingChanges = InferType<typeof ratingChangesSchema>

/** The body of `tagApplication`: all tags. */
export const tagsSchema = object({
  tags: listOf(line(limits.tag, message('nameTooLong')).required(), limits.tags).required(),
})

/** The body of `assignApplication`. */
export const ownerSchema = object({ personId: wholeNumber(1, largestNumber).nullable().defined() })

/** The body of `joinApplications`. */
export const joinSchema = object({
  otherId: wholeNumber(1, largestNumber).required(),
  /** Whether the two are of one person; `false` takes them apart. */
  isSame: flag().required(),
})

export type JoinChanges = InferType<typeof joinSchema>

export const hiringSummarySchema = object({
  /** Applications in the first stage. */
  newCount: integer().required(),
  /** ISO instant: the arrival of the oldest of them; `null` without one. */
  oldestAt: string().nullable().defined(),
  /** Applications in an open stage for a vacancy of which the caller is hiring manager or reviewer, without the caller's rating. */
  unratedCount: integer().required(),
  /** Those of today that have not ended, and those of tomorrow, in the order of their time. */
  interviews: array(
    object({
      meetingId: string().required(),
      applicationId: integer().required(),
      firstName: word(),
      lastName: word(),
      /** Empty for a general application. */
      position: word(),
      /** ISO day, and `HH:mm` of the company's clock. */
      day: string().required(),
      start: string().required(),
      end: string().required(),
    }),
  ).defined(),
  /** Open ones that close within `closingDays`, and those whose hiring manager and reviewers have all left the company. */
  vacancies: array(
    object({
      id: integer().required(),
      position: word(),
      /** ISO day; empty for one that does not close within `closingDays`. */
      closesOn: word(),
      isUnattended: boolean().required(),
    }),
  ).defined(),
})

/** What waits in hiring. */
export type HiringSummary = InferType<typeof hiringSummarySchema>

export const searchQuery = object({ q: text(limits.searchText).required() })

/** What a search found: by application, with a piece of the CV when its words were found there. */
export const searchReplySchema = object({
  found: array(object({ id: integer().required(), excerpt: string().nullable().defined() })).defined(),
  /** CVs whose words are not searched: unreadable, or not read yet. */
  unread: integer().required(),
})

export type SearchReply = InferType<typeof searchReplySchema>

const id = numberInAddress(1, largestNumber).required()

export const noteParams = object({ id, event: numberInAddress(1, largestNumber).required() })

export const interviewParams = object({
  id,
  meetingId: text(36)
    .required()
    .matches(/^[\w-]+$/),
})

const stored = () => integer().min(0).required()

export const candidateDataSchema = object({
  /** The references of the person's applications that are joined, the newest one first. */
  references: array(string().required()).defined(),
  files: stored(),
  mails: stored(),
  notes: stored(),
  ratings: stored(),
  interviews: stored(),
  /** Whether the candidate was hired: the record of the person stays. */
  isHired: boolean().required(),
})

/** What is stored about a candidate, in numbers. */
export type CandidateData = InferType<typeof candidateDataSchema>

/** The body of `eraseCandidate`: the references that were confirmed. */
export const erasureSchema = object({
  references: listOf(text(limits.reference).required(), limits.joinedApplications).required(),
})
