import {
  type BusinessMessage,
  type ContactKind,
  type CustomerMessage,
  contactErrors,
  contactParamOf,
  contactParams,
} from '@atrium/contract/contact'
import pTimeout from 'p-timeout'
import { constants } from '#config/constants.ts'
import type { Environment } from '#config/environment.ts'
import { baseApi, environmentOf, refusedInReplay } from './baseApi.ts'
import type { CallError } from './parseApiError.ts'

/** A message of one of the two contact forms; the business fields are missing in a message of a customer. */
export interface ContactSending {
  kind: ContactKind
  message: CustomerMessage & Partial<BusinessMessage>
}

/**
 * The e-mail service (spec 7), ours or EmailJS. The client of EmailJS sends, because it checks headless browsers,
 * blocked addresses and the rate limit (spec 8). Off day requests use `leaveApi.ts`: the client cannot send the
 * session cookie.
 */
export const contactApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Fails with the status 451, 403 or 429 of the service, with `FETCH_ERROR` (status 0), with `TIMEOUT_ERROR`, or
     * with 400 and the errors by field of the form.
     */
    sendContactMessage: build.mutation<null, ContactSending>({
      queryFn: async (sending, api) => {
        const error = refusedInReplay(api) ?? (await send(sending, environmentOf(api)))
        return error ? { error } : { data: null }
      },
    }),
  }),
})

const throttleId = 'contact'

/** The time of the last message, in memory: the client would store it on the disk of the visitor. */
const sendingTimes = new Map<string, string>()

const timeStorage = {
  get: async (id: string) => sendingTimes.get(id),
  set: async (id: string, time: string) => void sendingTimes.set(id, time),
  remove: async (id: string) => void sendingTimes.delete(id),
}

/** Sends a message and returns its error, if any. The client is downloaded with the first message. */
async function send(
  { kind, message }: ContactSending,
  { email, hosts }: Environment,
): Promise<CallError | undefined> {
  try {
    const client = await import('@emailjs/browser')
    client.init(
      {
        publicKey: email.userId,
        blockHeadless: email.blockHeadless,
        blockList: { list: email.blockList, watchVariable: contactParamOf.email },
        limitRate: { id: throttleId, throttle: email.throttleMs },
        storageProvider: timeStorage,
      },
      hosts.email,
    )
    const sending = client.send(email.serviceId, email.templates[kind], { ...contactParams(message) })
    const { text } = await pTimeout(sending, { milliseconds: constants.calls.answerMs, fallback: failLate })
    return isPage(text) ? unreachable('A page came in place of an answer.') : undefined
  } catch (reason) {
    const error = errorOf(reason)
    // The client counts failed attempts too; a failed message may be sent again at once.
    if (error.status !== 429) sendingTimes.delete(throttleId)
    return error
  }
}

const late: CallError = { status: 'TIMEOUT_ERROR', error: 'No answer came in time.' }

/** EmailJS's client has no time limit of its own. */
const failLate = () => {
  throw late
}

/** An HTML page comes from a proxy or from the sign-in of a hotel network. */
const isPage = (text: string): boolean => text.trimStart().startsWith('<')

const unreachable = (error: string): CallError => ({ status: 'FETCH_ERROR', error })

/** The client rejects with its status object, `fetch` with a TypeError, a wrong setting with a text. */
function errorOf(reason: unknown): CallError {
  if (reason === late) return late
  const { status, text = '' } = (reason ?? {}) as { status?: unknown; text?: string }
  if (typeof status !== 'number')
    return reason instanceof Error
      ? unreachable(reason.message)
      : { status: 'CUSTOM_ERROR', error: String(reason) }
  if (status === 0) return unreachable(text)
  return { status, data: withFieldNames(readJson(text)) }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Maps the errors by template parameter to errors by field of the form. */
function withFieldNames(data: unknown): unknown {
  const { errors } = (data ?? {}) as { errors?: unknown }
  if (typeof errors !== 'object' || errors === null) return data
  return { ...(data as object), errors: contactErrors(errors as Record<string, string>) }
}

export const { useSendContactMessageMutation } = contactApi
