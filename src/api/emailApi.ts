import {
  type BusinessMessage,
  type ContactKind,
  type CustomerMessage,
  contactErrors,
  contactParamOf,
  contactParams,
} from '@atrium/contract'
import pTimeout from 'p-timeout'
import { constants } from '#config/constants.ts'
import type { Environment } from '#config/environment.ts'
import { baseApi, environmentOf, refusedInReplay } from './baseApi.ts'
import type { CallError } from './parseApiError.ts'

/** A message of one of the two forms of the contact page; the fields of a business are missing from a customer's. */
export interface ContactSending {
  kind: ContactKind
  message: CustomerMessage & Partial<BusinessMessage>
}

/** The e-mail service's row of the call table (spec 7): ours or EmailJS's, spoken to by EmailJS's own client. */
export const emailApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Fails with the service's status 451, 403 or 429, with `FETCH_ERROR` (its status 0), with `TIMEOUT_ERROR`, or
     * with 400 and what is wrong by the names of the form's fields.
     */
    sendContactMessage: build.mutation<null, ContactSending>({
      queryFn: async (sending, api) => {
        const error = refusedInReplay(api) ?? (await send(sending, environmentOf(api)))
        return error ? { error } : { data: null }
      },
    }),
  }),
})

export const { useSendContactMessageMutation } = emailApi

const throttleId = 'contact'

/** When the page sent its last message: in memory, because the client would write it to the visitor's disk. */
const sendingTimes = new Map<string, string>()

const timeStorage = {
  get: async (id: string) => sendingTimes.get(id),
  set: async (id: string, time: string) => void sendingTimes.set(id, time),
  remove: async (id: string) => void sendingTimes.delete(id),
}

/** Sends through the client, which comes with the first message; gives what went wrong, if anything. */
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
    // The client counts a try as a message: one that failed may be sent again at once.
    if (error.status !== 429) sendingTimes.delete(throttleId)
    return error
  }
}

const late: CallError = { status: 'TIMEOUT_ERROR', error: 'No answer came in time.' }

/** EmailJS's client has no time limit of its own. */
const failLate = () => {
  throw late
}

/** A page is somebody else's answer: a proxy's, or a hotel network's sign-in. */
const isPage = (text: string): boolean => text.trimStart().startsWith('<')

const unreachable = (error: string): CallError => ({ status: 'FETCH_ERROR', error })

/** The client rejects with its own status object, `fetch` with a TypeError, a wrong setting with a text. */
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

/** Our server names what is wrong by the template's parameters; the form knows its fields. */
function withFieldNames(data: unknown): unknown {
  const { errors } = (data ?? {}) as { errors?: unknown }
  if (typeof errors !== 'object' || errors === null) return data
  return { ...(data as object), errors: contactErrors(errors as Record<string, string>) }
}
