import { applyToJob, sendGeneralApplication } from '@atrium/contract/careers'
import { contactErrors, contactParams, emailTemplates, sendEmail } from '@atrium/contract/contact'
import {
  fillPath,
  formField,
  type PageName,
  type PlainForm,
  pageAt,
  pages,
  plainForms,
  type RefusedForm,
  sentParams,
} from '@atrium/contract/core'
import { answeredDayParam, answerInvitation } from '@atrium/contract/meetings'
import { confirmSubscription, subscribe, unsubscribe } from '@atrium/contract/newsletter'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '#http/httpError.ts'
import { parameterOf } from './pageHead.ts'
import { type PostedUpload, readPostedUpload } from './postedUpload.ts'

type Fields = Record<string, string>

/** The call of a form; the application makes the same call. */
interface FormCall {
  form: PlainForm
  /** @default POST */
  method?: 'PUT'
  path: string
  /** The body of the call; an upload is passed on as a stream. */
  payload: { type: string; body: string | PostedUpload['body'] }
  /** Maps the errors of the call to the field names of the form. */
  errorsOf?: (errors: Fields) => Fields
}

/** The fields that a person types into any of the forms, without files. */
const typedFields = [
  'first_name',
  'last_name',
  'name',
  'email',
  'phone',
  'company',
  'position',
  'service',
  'message',
]

/** The anchor of a form on its page, for the address after the submission. */
const places: Partial<Record<PlainForm, string>> = {
  customer: '#contactUs',
  business: '#contactUs',
  newsletter: '#newsletter',
}

interface FormPages {
  /** Sends the page with the filled form and its errors. */
  sendRefused: (request: FastifyRequest, reply: FastifyReply, refused: RefusedForm) => Promise<FastifyReply>
  /** The language of the page, as a header of the call. */
  languageTag: (request: FastifyRequest) => string
}

/**
 * Handles the forms that a browser submits without JavaScript (docs/rendering.md). Each form becomes the call that the
 * application makes for it, in process, with the same schema, handler, rate limits and CSRF protection. A success
 * redirects (303) to the page with the receipt; an error answers the page with the filled form.
 */
export async function answerPlainForms(app: FastifyInstance, formPages: FormPages): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 64 * 1024 },
      async (_request: FastifyRequest, text: string | Buffer) =>
        Object.fromEntries(new URLSearchParams(text.toString())),
    )
    await scope.register(multipart)

    scope.post('/*', async (request, reply) => {
      const [path = '/'] = request.url.split('?')
      const uploadPath = isMultipart(request) ? uploadPathOf(path) : undefined
      const upload = uploadPath === undefined ? undefined : readPostedUpload(request)
      const fields = (request.body ?? {}) as Fields
      const call =
        upload && uploadPath !== undefined
          ? uploadCall(uploadPath, request, upload)
          : fieldsCall(path, request, fields)
      // For a form that needs the application the page is shown again; typed text never goes into an address.
      if (!call && pageAt(path)) return reply.redirect(request.url, 303)
      if (!call) throw notFound()
      const answer = await app.inject({
        method: call.method ?? 'POST',
        url: call.path,
        headers: {
          ...passedOn(request),
          'content-type': call.payload.type,
          'accept-language': formPages.languageTag(request),
        },
        payload: call.payload.body,
        remoteAddress: request.ip,
      })
      const { form } = call
      const data = readJson(answer.body)
      if (answer.statusCode < 300)
        return reply.redirect(receiptAddress(path, form, { ...data, day: fields.day }), 303)
      const named = data.errors && call.errorsOf ? call.errorsOf(data.errors) : data.errors
      // A browser does not keep a chosen file.
      const errors = upload ? { cv: 'cvAgain', ...named } : named
      const refused: RefusedForm = {
        form,
        values: onlyTyped(upload ? await upload.readFields() : fields),
        error: { status: answer.statusCode, data: { ...data, ...(errors && { errors }) } },
      }
      const retryAfter = answer.headers['retry-after']
      if (retryAfter) reply.header('retry-after', retryAfter)
      return formPages.sendRefused(request, reply, refused)
    })
  })
}

/** The headers that tell the handler of the call about the browser. */
const passedOn = ({ headers, host }: FastifyRequest) => ({
  host,
  ...Object.fromEntries(
    (['origin', 'sec-fetch-site', 'user-agent'] as const).flatMap((name) =>
      headers[name] === undefined ? [] : [[name, String(headers[name])]],
    ),
  ),
})

const isMultipart = ({ headers }: FastifyRequest) =>
  headers['content-type']?.startsWith('multipart/') ?? false

/** The path of the call for the application form of a page; `undefined` for pages without such a form. */
function uploadPathOf(path: string): string | undefined {
  const id = parameterOf(pages.apply, path)
  if (id !== undefined) return fillPath(applyToJob.path, { id })
  return pageAt(path) === 'sendCv' ? sendGeneralApplication.path : undefined
}

const uploadCall = (path: string, { headers }: FastifyRequest, { body }: PostedUpload): FormCall => ({
  form: 'application',
  path,
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
}

function fieldsCall(path: string, request: FastifyRequest, fields: Fields): FormCall | undefined {
  const form = plainForms.find((name) => name === fields[formField])
  const page = pageAt(path)
  if (!form || !page || (pageOf[form] ?? page) !== page) return undefined
  const { token = '' } = request.query as { token?: string }
  const withToken = (callPath: string) => `${callPath}?${new URLSearchParams({ token })}`
  switch (form) {
    case 'application':
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
    case 'confirm':
      return { form, path: withToken(confirmSubscription.path), payload: json({}) }
    case 'unsubscribe':
      return {
        form,
        path: withToken(unsubscribe.path),
        payload: urlencoded({ 'List-Unsubscribe': 'One-Click' }),
      }
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

/** The page of a form with its receipt. */
function receiptAddress(
  path: string,
  form: PlainForm,
  { reference, day }: { reference?: unknown; day?: string | undefined },
): string {
  const query = new URLSearchParams({ [sentParams.form]: form })
  if (typeof reference === 'string') query.set(sentParams.reference, reference)
  // The answer to one meeting of a series is shown with this meeting.
  if (form === 'answer' && day) query.set(answeredDayParam, day)
  return `${path}?${query}${places[form] ?? ''}`
}

/** The typed fields of a submission: only these are shown again. */
const onlyTyped = (fields: Fields): Fields =>
  Object.fromEntries(typedFields.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])))

function readJson(body: string): { message: string; errors?: Fields; reference?: unknown } {
  try {
    const value: unknown = JSON.parse(body)
    return { message: '', ...(value as object) }
  } catch {
    return { message: '' }
  }
}
