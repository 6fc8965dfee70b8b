import type { FastifyInstance, FastifyRequest } from 'fastify'
import pTimeout from 'p-timeout'

/** What the calls of a page were answered with, as far as the page's document has to say the same. */
interface CallOutcome {
  /** Seconds until it is worth asking again, when the visitor asked too often. */
  retryAfter?: string
  /** A call was answered for one person: nothing keeps the page. */
  isPersonal: boolean
}

/** Milliseconds that a page waits for a call; then it shows the failure. */
const callTimeoutMs = 10_000

/**
 * Answers calls in process, through the same handlers, limits and permissions as over the network: with the visitor's
 * address, and with their cookies unless the page is shared between visitors.
 */
export function callInProcess(
  app: FastifyInstance,
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
  { isShared }: { isShared: boolean },
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
        headers: { ...Object.fromEntries(sent), ...(cookie && { cookie }) },
        remoteAddress: ip,
      }),
      { milliseconds: callTimeoutMs, message: 'A call of a page was not answered in time.' },
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
