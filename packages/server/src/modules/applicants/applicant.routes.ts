import { applicantEndpoints as calls } from '@atrium/contract/careers/applicant/calls'
import { newCvSchema } from '@atrium/contract/careers/applicant/schema'
import type { Endpoint } from '@atrium/contract/core'
import type { EndpointWithSchemas } from '@atrium/contract/core/schema'
import type { FastifyInstance } from 'fastify'
import { type Handler, type Options, register } from '#http/register.ts'
import type { Services } from '#services.ts'
import { answerKeep, erase, findOwnApplication, replace, withdraw } from './applicant.service.ts'
import { confirmNewEmail, correctContact } from './contactData.service.ts'

/** For each network. A token has 256 bits and cannot be guessed. */
const rateLimit = { max: 120, window: 10 * 60_000 }

/**
 * The calls of the page behind an applicant's link. They check neither cookies nor the origin: the token alone decides,
 * and only POST changes anything, because scanners and previews open every link of a mail.
 */
export function applicantRoutes(app: FastifyInstance, services: Services): void {
  const { config, uploadDir: folder } = services
  const { cvMaxBytes } = config
  /** No cache keeps the answer, no search engine lists it, and the address goes nowhere. */
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }
  const serve = <E extends Endpoint>(
    described: EndpointWithSchemas<E>,
    handler: Handler<E>,
    options: Options<E> = { rateLimit },
  ) => {
    const secret: Handler<E> = (call) => {
      call.reply.headers(headers)
      return handler(call)
    }
    register(app, described, secret, options)
  }

  serve(calls.getOwnApplication, ({ params }) => findOwnApplication(services, params.token))
  serve(calls.withdrawApplication, ({ params }) => withdraw(services, params.token))
  serve(calls.correctContact, ({ params, body }) => correctContact(services, params.token, body))
  serve(calls.replaceCv, ({ params, body }) => replace(services, params.token, body), {
    body: newCvSchema({ cvMaxBytes }),
    upload: { fields: ['cv'], maxBytes: cvMaxBytes, folder },
    rateLimit: config.applyRateLimit,
  })
  serve(calls.answerKeeping, ({ params, body }) => answerKeep(services, params.token, body.isAllowed))
  serve(calls.deleteApplication, ({ params }) => erase(services, params.token))
  serve(calls.confirmEmail, ({ params }) => confirmNewEmail(services, params.token))
}
