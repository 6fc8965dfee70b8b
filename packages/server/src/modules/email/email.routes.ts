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
  staffTemplates: readonly MessageTemplate[] = [],
): void {
  register(
    app,
    emailEndpoints.sendEmail,
    async ({ body, request, reply }) => {
      const ofStaff = staffTemplates.find(({ id }) => id === body.template_id)
      if (ofStaff) {
        const { user } = await requireSignedIn(services, request)
        await ofStaff.send(user, requireValid(ofStaff.schema, body.template_params))
      } else {
        // EmailJS's library sends no language of ours: the visitor's stored choice comes before their browser's.
        await sendByTemplate(services, body, pageLanguageOf(request))
      }
      reply.type('text/plain; charset=utf-8')
      return 'OK'
    },
    { rateLimit: services.config.emailRateLimit },
  )
}
