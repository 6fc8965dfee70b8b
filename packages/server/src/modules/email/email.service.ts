import type { EmailRequest, Language } from '@atrium/contract'
import { HttpError } from '#http/httpError.ts'
import { requireValid } from '#http/requireValid.ts'
import type { Services } from '#services.ts'
import { findTemplate } from './templates.ts'

/**
 * Puts the mails of a template into the outbox (spec 7, e-mail service). Throws 400 for an unknown template, and 400
 * with `errors` by parameter for invalid parameters.
 */
export async function sendByTemplate(
  services: Services,
  { template_id, template_params }: EmailRequest,
  language: Language,
): Promise<void> {
  const template = findTemplate(template_id)
  if (!template) throw new HttpError(400, 'unknownTemplate')
  const params = requireValid(template.schema, template_params)
  const { database, outbox } = services
  const mails = template.mails(params, { ...services, language })
  await database.db.transaction((tx) => outbox.put(tx, mails))
  outbox.wake()
}
