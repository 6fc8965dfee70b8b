import type { FieldMessage, Language } from '@atrium/contract/core'

/** A key of `locales/<language>/errors.json`. */
export type HttpErrorText =
  | 'invalid'
  | 'malformed'
  | 'notFound'
  | 'tooLarge'
  | 'cvTooLarge'
  | 'unsupported'
  | 'unknownTemplate'
  | 'notAllowed'
  | 'tooMany'
  | 'unavailable'
  | 'notScanned'
  | 'internal'
  | 'signInFailed'
  | 'signInDelayed'
  | 'passkeyRefused'
  | 'signInNeeded'
  | 'secondFactorNeeded'
  | 'secondFactorMissing'
  | 'permissionMissing'
  | 'requestChanged'
  | 'otherDecider'
  | 'worksHere'
  | 'leaveTaken'
  | 'leaveOver'
  | 'decisionKnown'
  | 'requestWaits'
  | 'secondFactorDemanded'
  | 'reauthenticationNeeded'
  | 'foreignOrigin'
  | 'photoTooLarge'
  | 'pictureTooLarge'
  | 'filmTooLarge'
  | 'attachmentTooLarge'
  | 'attachmentsFull'
  | 'fileInfected'
  | 'meetingsFull'
  | 'openMeetingsFull'
  | 'openSeriesFull'
  | 'openAttendeesFull'
  | 'openTextsFull'
  | 'roomTaken'
  | 'otherPerson'
  | 'invitationCancelled'
  | 'changedMeanwhile'
  | 'setupDone'
  | 'contentFull'
  | 'commentsFull'
  | 'accountBeyond'
  | 'roleBeyond'
  | 'ownRecord'
  | 'lastAdmin'
  | 'aboutYourself'
  | 'accountClosed'
  | 'accountExists'
  | 'hasLeft'
  | 'importChanged'
  | 'remindedToday'
  | 'newsPublished'
  | 'vacancyClosed'
  | 'applicationDecided'
  | 'applicationClosed'
  | 'keepingNotAsked'
  | 'vacancyHasApplications'
  | 'categoryUsed'
  | 'applicationMoved'
  | 'applicationWithdrawn'
  | 'applicationHired'
  | 'undoOver'
  | 'interviewAhead'
  | 'letterSent'

interface HttpErrorDetails {
  /** The message of each invalid field of the body. */
  errors?: Record<string, FieldMessage>
  /** The values for the placeholders of the text. */
  values?: (language: Language) => Record<string, string>
  /** Closes the connection without reading the rest of the request. */
  hangUp?: boolean
  /** Seconds until the next attempt makes sense. */
  retryAfter?: number
  cause?: unknown
}

/** An error that is answered with its status and an `ApiError`. Any other error is answered with 500. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly statusCode: number
  readonly text: HttpErrorText
  readonly details: HttpErrorDetails

  constructor(statusCode: number, text: HttpErrorText, details: HttpErrorDetails = {}) {
    super(text, { cause: details.cause })
    this.statusCode = statusCode
    this.text = text
    this.details = details
  }
}

/** 401: no user is signed in, or the session has ended. */
export const signInNeeded = () => new HttpError(401, 'signInNeeded')

export const notFound = () => new HttpError(404, 'notFound')

/** 400 with the message of each invalid field. */
export const invalid = (errors: Record<string, FieldMessage>) => new HttpError(400, 'invalid', { errors })

/** 400: the body is incomplete or malformed. */
export const malformed = (cause?: unknown) => new HttpError(400, 'malformed', { cause })
