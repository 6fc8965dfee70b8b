import { emailTemplates } from '@atrium/contract/contact'
import { contactEndpoints } from '@atrium/contract/contact/calls'
import { offDayParamsSchema } from '@atrium/contract/leave/offDays/schema'
import type { FastifyInstance } from 'fastify'
import { networkOf } from '#accounts/network.ts'
import type { RateLimit } from '#config/config.ts'
import { pageLanguageOf } from '#http/language.ts'
import { register } from '#http/register.ts'
import { requireValid } from '#http/requireValid.ts'
import { requireSignedIn } from '#http/session/signedIn.ts'
import { requestOffDays } from '#modules/leave/index.ts'
import type { Services } from '#services.ts'
import { sendByTemplate } from './email.service.ts'

/** Messages of one signed-in person. The messages of strangers are counted by their address (`EMAIL_RATE_LIMIT`). */
const personLimit = { max: 20, window: 10 * 60_000 }

/** The e-mail service's row of the call table (spec 7), answered as EmailJS answers: the text `OK`. */
export function emailRoutes(app: FastifyInstance, services: Services): void {
  const { method, path } = contactEndpoints.sendEmail.endpoint
  const requireBelowLimit = (caller: string, limit: RateLimit) =>
    app.requireBelowLimit(`${method} ${path} ${caller}`, limit)

  register(app, contactEndpoints.sendEmail, async ({ body, request, reply }) => {
    if (body.template_id === emailTemplates.offDay) {
      const { account } = await requireSignedIn(services, request)
      await requireBelowLimit(`person ${account.id}`, personLimit)
      await requestOffDays(services, account, requireValid(offDayParamsSchema, body.template_params))
    } else {
      await requireBelowLimit(networkOf(request.ip), services.config.emailRateLimit)
      // The EmailJS client sends no language header of ours: the stored choice of the visitor comes before the
      // languages of the browser.
      await sendByTemplate(services, body, pageLanguageOf(request))
    }
    reply.type('text/plain; charset=utf-8')
    return 'OK'
  })
}
