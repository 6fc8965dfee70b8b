import { type PlainForm, pageAt, type RefusedForm, sentParams } from '@atrium/contract/core'
import { answeredDayParam } from '@atrium/contract/meetings'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '#http/httpError.ts'
import { type Fields, fieldsCall, uploadCall, uploadFormOf } from './formCalls.ts'
import { readPostedUpload } from './postedUpload.ts'

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
  'category_ids',
]

/** The anchor of a form, or of its receipt, on its page, for the address after the submission. */
const places: Partial<Record<PlainForm, string>> = {
  application: '#application',
  customer: '#contactUs',
  business: '#contactUs',
  newsletter: '#newsletter',
  alerts: '#alerts',
  withdrawal: '#withdrawal',
  contactData: '#contactData',
  newCv: '#newCv',
  keeping: '#keeping',
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
        fieldsOf(new URLSearchParams(text.toString())),
    )
    await scope.register(multipart)

    scope.post('/*', async (request, reply) => {
      const [path = '/'] = request.url.split('?')
      const uploadForm = isMultipart(request) ? uploadFormOf(path) : undefined
      const upload = uploadForm && readPostedUpload(request)
      const fields = (request.body ?? {}) as Fields
      const call =
        upload && uploadForm ? uploadCall(uploadForm, request, upload) : fieldsCall(path, request, fields)
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

/** The ticked boxes of one name are one list: `1,3`. */
function fieldsOf(form: URLSearchParams): Fields {
  const fields = new Map<string, string>()
  for (const [name, value] of form) {
    const before = fields.get(name)
    fields.set(name, before === undefined ? value : `${before},${value}`)
  }
  return Object.fromEntries(fields)
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
