import { applicantEndpoints } from '@atrium/contract/careers/applicant/calls'
import { newCvSchema } from '@atrium/contract/careers/applicant/schema'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { register } from '#http/register.ts'
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
  const options = { rateLimit }

  register(
    app,
    applicantEndpoints.getOwnApplication,
    ({ params, reply }) => {
      keepSecret(reply)
      return findOwnApplication(services, params.token)
    },
    options,
  )

  register(
    app,
    applicantEndpoints.withdrawApplication,
    ({ params, reply }) => {
      keepSecret(reply)
      return withdraw(services, params.token)
    },
    options,
  )

  register(
    app,
    applicantEndpoints.correctContact,
    ({ params, body, reply }) => {
      keepSecret(reply)
      return correctContact(services, params.token, body)
    },
    options,
  )

  register(
    app,
    applicantEndpoints.replaceCv,
    ({ params, body, reply }) => {
      keepSecret(reply)
      return replace(services, params.token, body)
    },
    {
      body: newCvSchema({ cvMaxBytes }),
      upload: { fields: ['cv'], maxBytes: cvMaxBytes, folder },
      rateLimit: config.applyRateLimit,
    },
  )

  register(
    app,
    applicantEndpoints.answerKeeping,
    ({ params, body, reply }) => {
      keepSecret(reply)
      return answerKeep(services, params.token, body.isAllowed)
    },
    options,
  )

  register(
    app,
    applicantEndpoints.deleteApplication,
    async ({ params, reply }) => {
      keepSecret(reply)
      await erase(services, params.token)
      return undefined
    },
    options,
  )

  register(
    app,
    applicantEndpoints.confirmEmail,
    async ({ params, reply }) => {
      keepSecret(reply)
      await confirmNewEmail(services, params.token)
      return undefined
    },
    options,
  )
}

/** No cache keeps the answer, no search engine lists it, and the address goes nowhere. */
function keepSecret(reply: FastifyReply): void {
  reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
}
