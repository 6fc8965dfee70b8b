import type { EmailRequest } from '@atrium/contract/contact'
import type { Language } from '@atrium/contract/core'
import { duplicateWindowMs, fingerprintOf, lockKey } from '#db/duplicates.ts'
import { HttpError } from '#http/httpError.ts'
import { requireValid } from '#http/requireValid.ts'
import { hasMailAbout } from '#mail/mails.repo.ts'
import type { Services } from '#services.ts'
import { findTemplate } from './templates.ts'

/**
 * Puts the mails of a template into the outbox (spec 7, e-mail service). Idempotent: a duplicate has no effect. Throws
 * 400 for an unknown template, and 400 with `errors` by parameter for invalid parameters.
 */
export async function sendByTemplate(
  services: Services,
  { template_id, template_params }: EmailRequest,
  language: Language,
): Promise<void> {
  const template = findTemplate(template_id)
  if (!template) throw new HttpError(400, 'unknownTemplate')
  const params = requireValid(template.schema, template_params)
  const { database, outbox, now } = services
  const fingerprint = fingerprintOf(template_id, params, language)
  const about = `message ${fingerprint}`
  await database.db.transaction(async (tx) => {
    await lockKey(tx, fingerprint)
    if (await hasMailAbout(tx, about, new Date(now().getTime() - duplicateWindowMs))) return
    const mails = template.mails(params, { ...services, language })
    await outbox.put(
      tx,
      mails.map((mail) => ({ ...mail, about })),
    )
  })
  outbox.wake()
}
