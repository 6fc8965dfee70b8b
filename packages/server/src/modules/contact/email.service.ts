import {
  type ContactKind,
  type ContactParams,
  type EmailRequest,
  emailTemplates,
} from '@atrium/contract/contact'
import { businessParamsSchema, customerParamsSchema } from '@atrium/contract/contact/schema'
import type { Language } from '@atrium/contract/core'
import type { Schema } from 'yup'
import { duplicateWindowMs, fingerprintOf, lockKey } from '#db/duplicates.ts'
import { HttpError } from '#http/httpError.ts'
import { requireValid } from '#http/requireValid.ts'
import { hasMailAbout } from '#mail/mails.repo.ts'
import { newReference } from '#mail/reference.ts'
import type { Services } from '#services.ts'
import { contactMails } from './contactMails.ts'

/** The parameters of the templates that strangers use; unknown ones are ignored. */
const schemas: Record<ContactKind, Schema<ContactParams>> = {
  customer: customerParamsSchema,
  business: businessParamsSchema,
}

/**
 * Puts the mails of a template into the outbox (spec 7, e-mail service). The template decides who receives them, never the
 * caller. Idempotent: a duplicate has no effect. Throws 400 for an unknown template, and 400 with `errors` by parameter for
 * invalid parameters.
 */
export async function sendByTemplate(
  services: Services,
  { template_id, template_params }: EmailRequest,
  language: Language,
): Promise<void> {
  const kind = (['customer', 'business'] as const).find((one) => emailTemplates[one] === template_id)
  if (!kind) throw new HttpError(400, 'unknownTemplate')
  const params = requireValid(schemas[kind], template_params)
  const { database, outbox, now, texts, config } = services
  const fingerprint = fingerprintOf(template_id, params, language)
  const about = `message ${fingerprint}`
  await database.db.transaction(async (tx) => {
    await lockKey(tx, fingerprint)
    if (await hasMailAbout(tx, about, new Date(now().getTime() - duplicateWindowMs))) return
    const reference = newReference('MSG')
    const mails = contactMails(texts, config, { kind, params, language, reference, receivedAt: now() })
    await outbox.put(
      tx,
      mails.map((mail) => ({ ...mail, about })),
    )
  })
  outbox.wake()
}
