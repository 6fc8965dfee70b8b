import type { Endpoint, ReplyOf } from '@atrium/contract/core'
import type { EndpointWithSchemas } from '@atrium/contract/core/schema'
import type { FastifyInstance } from 'fastify'
import { authenticationSpan, type SignedIn } from '#accounts/sessions.ts'
import { changeAs } from '#db/audit.ts'
import type { Database } from '#db/types.ts'
import { requireSignedIn } from '#http/session/signedIn.ts'
import type { Services } from '#services.ts'
import { HttpError } from './httpError.ts'
import { type Answer, type Call, type Handler, type Options, register } from './register.ts'

/** One call of a signed-in user. */
type StaffCall<E extends Endpoint> = Call<E> & SignedIn

type StaffHandler<E extends Endpoint> = (call: StaffCall<E>) => ReturnType<Handler<E>>

interface StaffOptions<E extends Endpoint> extends Omit<Options<E>, 'guard' | 'callerOf'> {
  /**
   * Answers 403 to a person whose role demands a second factor and who has none. @default true
   */
  needsSecondFactor?: boolean
  /**
   * For calls about sign-in itself: answers 403 with `errors.current` unless the person signed in, or authenticated
   * again, less than ten minutes ago. @default false
   */
  needsReauthentication?: boolean
}

/**
 * Serves an endpoint to signed-in users. Everybody else receives 401, and a person without the
 * permission of the endpoint 403, before the request is read. A rate limit counts the
 * calls of a person. No cache may keep the answer.
 */
export function registerAuthenticated<E extends Endpoint>(
  app: FastifyInstance,
  services: Pick<Services, 'config' | 'database' | 'now'>,
  described: EndpointWithSchemas<E>,
  handler: StaffHandler<E>,
  { needsSecondFactor, needsReauthentication = false, ...options }: StaffOptions<E> = {},
): void {
  const { permission } = described.endpoint
  const callers = new WeakMap<object, SignedIn>()
  const guarded: Options<E> = {
    ...options,
    guard: async (request) => {
      const caller = await requireSignedIn(services, request, { needsSecondFactor, permission })
      if (needsReauthentication && !isRecent(caller, services.now())) throw reauthenticationNeeded()
      callers.set(request, caller)
      app.rememberCaller(request, caller.account.id)
    },
    callerOf: (request) => `person ${callers.get(request)?.account.id}`,
  }
  const handle: Handler<E> = (call) => {
    const caller = callers.get(call.request)
    if (!caller) throw new Error('A staff call came past its guard.')
    call.reply.header('cache-control', 'no-store')
    return handler({ ...call, ...caller })
  }
  register(app, described, handle, guarded)
}

/** How a module serves many calls to signed-in users. */
export const staffCalls = (app: FastifyInstance, services: Services) => ({
  serve: <E extends Endpoint>(
    described: EndpointWithSchemas<E>,
    handler: StaffHandler<E>,
    options?: StaffOptions<E>,
  ) => registerAuthenticated(app, services, described, handler, options),
  /** Serves a change in one transaction, whose entries in the audit log name the caller. */
  change: <E extends Endpoint>(
    described: EndpointWithSchemas<E>,
    make: (tx: Database, call: StaffCall<E>) => Promise<Answer<ReplyOf<E>>>,
  ) =>
    registerAuthenticated(app, services, described, (call) =>
      changeAs(services.database.db, call.account.id, (tx) => make(tx, call)),
    ),
})

const isRecent = ({ session }: SignedIn, now: Date) =>
  now.getTime() - session.authenticatedAt.getTime() < authenticationSpan

const reauthenticationNeeded = () =>
  new HttpError(403, 'reauthenticationNeeded', { errors: { current: 'currentPasswordRequired' } })
