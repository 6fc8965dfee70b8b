import type { Language, MessageKey } from '@atrium/contract'

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
  | 'internal'
  | 'signInFailed'
  | 'signInDelayed'
  | 'signInNeeded'
  | 'foreignOrigin'
  | 'photoTooLarge'
  | 'attachmentTooLarge'
  | 'attachmentsFull'
  | 'meetingsFull'
  | 'otherPerson'

interface HttpErrorDetails {
  /** By field of the body: which message of the contract stands beside it. */
  errors?: Record<string, MessageKey>
  /** What the sentence interpolates. */
  values?: (language: Language) => Record<string, string>
  /** The rest of the request is not worth reading. */
  hangUp?: boolean
  /** Seconds until it is worth trying again. */
  retryAfter?: number
  cause?: unknown
}

/** A request that is answered with `ApiError`. Whatever else is thrown is answered as 500. */
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

/** 401: nobody is signed in, or not any more. */
export const signInNeeded = () => new HttpError(401, 'signInNeeded')

export const notFound = () => new HttpError(404, 'notFound')

/** 400 with what is wrong with each field. */
export const invalid = (errors: Record<string, MessageKey>) => new HttpError(400, 'invalid', { errors })

/** 400: the body breaks off or has no sense at all. */
export const malformed = (cause?: unknown) => new HttpError(400, 'malformed', { cause })
