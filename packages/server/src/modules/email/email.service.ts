import type { EmailRequest, Language } from '@atrium/contract'
import { hasMailSince } from '#mail/mails.repo.ts'
import { validate } from '#plugins/endpoints/validate.ts'
import { Refusal } from '#plugins/refusal.ts'
import type { Services } from '#services.ts'
import { findTemplate } from './templates.ts'

const receiptKind = 'contact.receipt'

/** Milliseconds in which an address gets no second receipt: whose it is, nobody has proved. */
const receiptQuiet = 60 * 60_000

/**
 * Spec 7, e-mail service. Puts the mails of a template into the outbox. Throws 400 for an unknown template, and
 * with `errors` by parameter for what the template does not take.
 */
export async function sendByTemplate(
  services: Services,
  { template_id, template_params }: EmailRequest,
  language: Language,
): Promise<void> {
  const template = findTemplate(template_id)
  if (!template) throw new Refusal(400, 'unknownTemplate')
  const params = validate(template.schema, template_params)
  const { database, outbox } = services
  const mails = template.mails(params, { ...services, language })
  const since = new Date(services.now().getTime() - receiptQuiet)
  await database.db.transaction(async (tx) => {
    for (const mail of mails) {
      const isReceipt = mail.kind === receiptKind
      if (!isReceipt || !(await hasMailSince(tx, { to: mail.to, kind: receiptKind, since })))
        await outbox.put(tx, [mail])
    }
  })
  outbox.wake()
}
