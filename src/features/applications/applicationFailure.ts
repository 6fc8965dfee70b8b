import { parseApiError, sendFailureOf } from '#api/parseApiError.ts'

/** Why an application was not taken, in a form that can be put into the language that is read at any time. */
export interface ApplicationFailure {
  /** What to say in our own words. */
  titleKey: 'form.failedTitle' | 'form.lateTitle'
  textKey: 'form.failedText' | 'form.serverFailedText' | 'form.fieldsText' | 'form.lateText'
  /** The server's sentence, in the language that was read when it answered. */
  message?: string
  /** Single fields are marked: the message is over as soon as they are changed. */
  isAboutFields: boolean
}

/** Reads a call's error: the server's refusal, a server that fails, one that is late, or none at all. */
export function failureOf(error: unknown): ApplicationFailure {
  const { message, errors } = parseApiError(error)
  const reason = sendFailureOf(error, ['network', 'late'])
  const isAboutFields = errors !== undefined
  if (reason === 'late') return { titleKey: 'form.lateTitle', textKey: 'form.lateText', isAboutFields }
  return {
    titleKey: 'form.failedTitle',
    textKey: isAboutFields
      ? 'form.fieldsText'
      : reason === 'network'
        ? 'form.failedText'
        : 'form.serverFailedText',
    ...(message && { message }),
    isAboutFields,
  }
}
