import type { Endpoint } from '@atrium/contract'
import type { EndpointWithSchemas } from '@atrium/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { SignedIn } from '#accounts/sessions.ts'
import { requireSignedIn } from '#http/session/signedIn.ts'
import type { Services } from '#services.ts'
import { type Call, type Handler, type Options, register } from './register.ts'

/** One call of a signed-in user. */
type StaffCall<E extends Endpoint> = Call<E> & SignedIn

type StaffHandler<E extends Endpoint> = (call: StaffCall<E>) => ReturnType<Handler<E>>

/**
 * Serves an endpoint to signed-in users. Everybody else receives 401 before the request is read. No cache may keep the
 * answer.
 */
export function registerAuthenticated<E extends Endpoint>(
  app: FastifyInstance,
  services: Pick<Services, 'config' | 'database' | 'now'>,
  described: EndpointWithSchemas<E>,
  handler: StaffHandler<E>,
  options: Options<E> = {},
): void {
  const callers = new WeakMap<object, SignedIn>()
  const guarded: Options<E> = {
    ...options,
    guard: async (request) => {
      callers.set(request, await requireSignedIn(services, request))
    },
  }
  const handle: Handler<E> = (call) => {
    const caller = callers.get(call.request)
    if (!caller) throw new Error('A staff call came past its guard.')
    call.reply.header('cache-control', 'no-store')
    return handler({ ...call, ...caller })
  }
  register(app, described, handle, guarded)
}
