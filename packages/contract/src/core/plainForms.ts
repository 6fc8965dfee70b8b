import type { ApiError } from './endpoint.ts'

/**
 * The public forms that a browser can submit without JavaScript (docs/rendering.md). Each form is submitted to its own
 * page.
 */
export const plainForms = [
  'application',
  'customer',
  'business',
  'newsletter',
  'alerts',
  'confirm',
  'unsubscribe',
  'answer',
  'withdrawal',
  'contactData',
  'email',
  'newCv',
  'keeping',
  'deletion',
] as const

export type PlainForm = (typeof plainForms)[number]

/** The hidden field that names the form; `application` needs none. */
export const formField = 'form'

/** The query of the address after a successful submission. */
export const sentParams = { form: 'sent', reference: 'reference' } as const

/** A submitted form with errors: its page shows the typed text again. */
export interface RefusedForm {
  form: PlainForm
  values: Record<string, string>
  /** The error of the call, as in the application. */
  error: { status: number; data: ApiError }
}

/** The reference of an application in an address: `CV-7K2M-9QPX`; `undefined` for any other text. */
export const readReference = (text: string | null): string | undefined =>
  text !== null && /^CV-[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(text) ? text : undefined
