import type { ApiError } from './endpoint.ts'

/**
 * The forms of the public pages that a browser can send by itself, without JavaScript (docs/rendering.md). Each is posted
 * to the page that it stands on.
 */
export const plainForms = [
  'application',
  'customer',
  'business',
  'newsletter',
  'confirm',
  'unsubscribe',
] as const

export type PlainForm = (typeof plainForms)[number]

/** The hidden field that names the form; `application` needs none. */
export const formField = 'form'

/** The queries of the address that a form leads to once it has been taken. */
export const sentParams = { form: 'sent', reference: 'reference' } as const

/** A form that was posted and refused: its page shows it again with everything that was typed. */
export interface RefusedForm {
  form: PlainForm
  values: Record<string, string>
  /** As a call of the application would fail. */
  error: { status: number; data: ApiError }
}

/** The reference of an application in an address: `CV-7K2M-9QPX`; nothing for any other text. */
export const readReference = (text: string | null): string | undefined =>
  text !== null && /^CV-[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(text) ? text : undefined
