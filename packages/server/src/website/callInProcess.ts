import type { FastifyInstance, FastifyRequest } from 'fastify'
import pTimeout from 'p-timeout'

/** The results of the calls of a page that the response of the page must repeat. */
interface CallOutcome {
  /** `Retry-After` in seconds, when the visitor exceeded a rate limit. */
  retryAfter?: string
  /** A call had an answer for one person: no cache may keep the page. */
  isPersonal: boolean
}

interface CallOptions {
  /** The calls have no cookies. */
  isShared: boolean
  /** Milliseconds for a call; after that the call fails. */
  timeoutMs: number
  /** Further headers of the calls. */
  headers?: Record<string, string>
}

/**
 * Answers the calls of a page in process, through the same handlers, rate limits and permissions as over the network.
 * Uses the network address of the visitor, and their cookies unless the page is shared between visitors.
 */
export function callInProcess(
  app: FastifyInstance,
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
  { isShared, timeoutMs, headers: ofPage }: CallOptions,
): { fetch: typeof fetch; outcome: CallOutcome } {
  const outcome: CallOutcome = { isPersonal: false }
  const cookie = isShared ? undefined : headers.cookie
  const call: typeof fetch = async (input, init) => {
    const { method, url, headers: sent } = new Request(input, init)
    const { pathname, search } = new URL(url)
    const reply = await pTimeout(
      app.inject({
        method: method as 'GET',
        url: pathname + search,
        headers: { ...Object.fromEntries(sent), ...(cookie && { cookie }), ...ofPage },
        remoteAddress: ip,
      }),
      { milliseconds: timeoutMs, message: 'A call of a page was not answered in time.' },
    )
    const { statusCode, rawPayload } = reply
    if (reply.headers['retry-after']) outcome.retryAfter = String(reply.headers['retry-after'])
    if (String(reply.headers['cache-control']).includes('no-store')) outcome.isPersonal = true
    return new Response(new Uint8Array(rawPayload), {
      status: statusCode,
      headers: { 'content-type': String(reply.headers['content-type'] ?? '') },
    })
  }
  return { fetch: call, outcome }
}
