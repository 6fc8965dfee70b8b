import {
  answerKeeping,
  applyToJob,
  confirmEmail,
  correctContact,
  deleteApplication,
  replaceCv,
  sendGeneralApplication,
  withdrawApplication,
} from '@atrium/contract/careers'
import { contactErrors, contactParams, emailTemplates, sendEmail } from '@atrium/contract/contact'
import {
  fillPath,
  formField,
  type PageName,
  type PlainForm,
  pageAt,
  pages,
  plainForms,
} from '@atrium/contract/core'
import { answerInvitation } from '@atrium/contract/meetings'
import { confirmSubscription, subscribe, unsubscribe } from '@atrium/contract/newsletter'
import type { FastifyRequest } from 'fastify'
import { parameterOf } from './pageHead.ts'
import type { PostedUpload } from './postedUpload.ts'

export type Fields = Record<string, string>

/** The call of a form; the application makes the same call. */
export interface FormCall {
  form: PlainForm
  /** @default POST */
  method?: 'PUT'
  path: string
  /** The body of the call; an upload is passed on as a stream. */
  payload: { type: string; body: string | PostedUpload['body'] }
  /** Maps the errors of the call to the field names of the form. */
  errorsOf?: (errors: Fields) => Fields
}

/** The form with a file of a page, and the path of its call; `undefined` for pages without such a form. */
export function uploadFormOf(path: string): Pick<FormCall, 'form' | 'path'> | undefined {
  const id = parameterOf(pages.apply, path)
  if (id !== undefined) return { form: 'application', path: fillPath(applyToJob.path, { id }) }
  const token = parameterOf(pages.ownApplication, path)
  if (token !== undefined) return { form: 'newCv', path: fillPath(replaceCv.path, { token }) }
  return pageAt(path) === 'sendCv' ? { form: 'application', path: sendGeneralApplication.path } : undefined
}

export const uploadCall = (
  form: Pick<FormCall, 'form' | 'path'>,
  { headers }: FastifyRequest,
  { body }: PostedUpload,
): FormCall => ({
  ...form,
  payload: { type: String(headers['content-type']), body },
})

const json = (value: object) => ({ type: 'application/json', body: JSON.stringify(value) })
const urlencoded = (fields: Fields) => ({
  type: 'application/x-www-form-urlencoded',
  body: new URLSearchParams(fields).toString(),
})

/** The pages of the forms that are on one page only. */
const pageOf: Partial<Record<PlainForm, PageName>> = {
  customer: 'contact',
  business: 'contact',
  confirm: 'confirmSubscription',
  unsubscribe: 'unsubscribe',
  answer: 'invitation',
  withdrawal: 'ownApplication',
  contactData: 'ownApplication',
  email: 'confirmEmail',
  keeping: 'ownApplication',
  deletion: 'ownApplication',
}

/** The call of a form without files; `undefined` for a form that the page does not have. */
export function fieldsCall(path: string, request: FastifyRequest, fields: Fields): FormCall | undefined {
  const form = plainForms.find((name) => name === fields[formField])
  const page = pageAt(path)
  if (!form || !page || (pageOf[form] ?? page) !== page) return undefined
  const { token = '' } = request.query as { token?: string }
  const ofApplicant = (endpoint: { path: string }) =>
    fillPath(endpoint.path, { token: parameterOf(pages.ownApplication, path) ?? '' })
  const withToken = (callPath: string) => `${callPath}?${new URLSearchParams({ token })}`
  switch (form) {
    case 'application':
    case 'newCv':
      return undefined
    case 'customer':
    case 'business':
      return {
        form,
        path: sendEmail.path,
        payload: json({
          service_id: 'atrium',
          user_id: 'atrium',
          template_id: emailTemplates[form],
          template_params: contactParams(fields),
        }),
        errorsOf: contactErrors,
      }
    case 'newsletter':
      return { form, path: subscribe.path, payload: urlencoded({ email: (fields.email ?? '').trim() }) }
    case 'alerts':
      return {
        form,
        path: subscribe.path,
        payload: urlencoded({
          email: (fields.email ?? '').trim(),
          topic: 'vacancies',
          category_ids: fields.category_ids ?? '',
        }),
      }
    case 'confirm':
      return { form, path: withToken(confirmSubscription.path), payload: json({}) }
    case 'unsubscribe':
      return {
        form,
        path: withToken(unsubscribe.path),
        payload: urlencoded({ 'List-Unsubscribe': 'One-Click' }),
      }
    case 'withdrawal':
      return { form, path: ofApplicant(withdrawApplication), payload: json({}) }
    case 'contactData':
      return { form, path: ofApplicant(correctContact), payload: json(contactOf(fields)) }
    case 'email':
      return {
        form,
        path: fillPath(confirmEmail.path, { token: parameterOf(pages.confirmEmail, path) ?? '' }),
        payload: json({}),
      }
    case 'keeping':
      return {
        form,
        path: ofApplicant(answerKeeping),
        payload: json({ isAllowed: fields.isAllowed === 'true' }),
      }
    case 'deletion':
      return { form, path: ofApplicant(deleteApplication), payload: json({}) }
    case 'answer':
      return {
        form,
        method: 'PUT',
        path: fillPath(answerInvitation.path, { token: parameterOf(pages.invitation, path) ?? '' }),
        payload: json({
          state: fields.state,
          sequence: Number(fields.sequence),
          ...(fields.day && { day: fields.day }),
        }),
      }
  }
}

const contactOf = ({ first_name, last_name, email, phone }: Fields) => ({
  first_name,
  last_name,
  email,
  phone,
})
