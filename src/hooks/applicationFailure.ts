import { readRefusal } from '#api/callError.ts'

/** Why an application was not taken, in a form that can be put into the language that is read at any time. */
export interface ApplicationFailure {
  /** What to say in our own words. */
  textKey: 'form.failedText' | 'form.serverFailedText' | 'form.fieldsText'
  /** The server's sentence, in the language that was read when it answered. */
  message?: string
  /** Single fields are marked: the message is over as soon as they are changed. */
  isAboutFields: boolean
}

/** Reads a call's error: the server's refusal, a server that fails, or no server at all. */
export function failureOf(error: unknown): ApplicationFailure {
  const { message, errors } = readRefusal(error)
  const status = (error as { status?: unknown } | undefined)?.status
  const isAboutFields = Object.keys(errors ?? {}).length > 0
  return {
    textKey: isAboutFields
      ? 'form.fieldsText'
      : status === 'FETCH_ERROR'
        ? 'form.failedText'
        : 'form.serverFailedText',
    ...(message && { message }),
    isAboutFields,
  }
}
