import { invitationsEndpoints } from '@atrium/contract/meetings/invitations/calls'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { register } from '#http/register.ts'
import type { Services } from '#services.ts'
import { answerByToken, findInvitation, writeInvitation } from './invitations.service.ts'

/** For each network: the guests of one company may have one address. */
const rateLimit = { max: 120, window: 10 * 60_000 }

/**
 * The calls of the page behind the link of an invitation. They check neither cookies nor the origin: the token alone
 * decides, and only PUT answers, because scanners and previews open every link of a mail.
 */
export function invitationsRoutes(app: FastifyInstance, services: Services): void {
  const options = { rateLimit }

  register(
    app,
    invitationsEndpoints.getInvitation,
    ({ params, query, language, reply }) => {
      keepSecret(reply)
      return findInvitation(services, params.token, language, query.day)
    },
    options,
  )

  register(
    app,
    invitationsEndpoints.answerInvitation,
    ({ params, body, language, reply }) => {
      keepSecret(reply)
      return answerByToken(services, params.token, { ...body, language })
    },
    options,
  )

  register(
    app,
    invitationsEndpoints.downloadInvitation,
    async ({ params, reply }) => {
      keepSecret(reply)
      return {
        content: await writeInvitation(services, params.token),
        mediaType: 'text/calendar; charset=utf-8',
        name: 'meeting.ics',
        isDownload: true,
      }
    },
    options,
  )
}

/** No cache keeps the answer, no search engine lists it, and the address goes nowhere. */
function keepSecret(reply: FastifyReply): void {
  reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
}
