import { emailEndpoints } from '@atrium/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { pageLanguageOf } from '#http/language.ts'
import type { MessageTemplate } from '#http/messageTemplate.ts'
import { register } from '#http/register.ts'
import { requireValid } from '#http/requireValid.ts'
import { requireSignedIn } from '#http/session/signedIn.ts'
import type { Services } from '#services.ts'
import { sendByTemplate } from './email.service.ts'

/** The e-mail service's row of the call table (spec 7), answered as EmailJS answers: the text `OK`. */
export function emailRoutes(
  app: FastifyInstance,
  services: Services,
  messageTemplates: readonly MessageTemplate[] = [],
): void {
  register(
    app,
    emailEndpoints.sendEmail,
    async ({ body, request, reply }) => {
      const messageTemplate = messageTemplates.find(({ id }) => id === body.template_id)
      if (messageTemplate) {
        const { user } = await requireSignedIn(services, request)
        await messageTemplate.send(user, requireValid(messageTemplate.schema, body.template_params))
      } else {
        // The EmailJS client sends no language header of ours: the stored choice of the visitor comes before the
        // languages of the browser.
        await sendByTemplate(services, body, pageLanguageOf(request))
      }
      reply.type('text/plain; charset=utf-8')
      return 'OK'
    },
    { rateLimit: services.config.emailRateLimit },
  )
}
