import type { ContactData, OwnApplication } from '@atrium/contract/careers'
import {
  company,
  dayAndTime,
  fillPath,
  formatDay,
  pages,
  retention,
  toEmailAddress,
  toTag,
} from '@atrium/contract/core'
import { notFound } from '#http/httpError.ts'
import type { NewMail } from '#mail/mail.ts'
import { withdrawMails } from '#mail/mails.repo.ts'
import { applicantMail } from '#modules/careers/index.ts'
import { hashOf, newToken } from '#secrets/tokens.ts'
import type { Services } from '#services.ts'
import { type ApplicationRecord, changeByApplicant, lockBy } from './applicant.repo.ts'
import { changeOwnApplication, refuseClosed } from './applicant.service.ts'

/** Milliseconds: in `quiet` the same address gets no second mail; after `validity` its link has run out. */
const [quiet, validity] = [10 * 60_000, retention.unconfirmedDays * 24 * 60 * 60_000]

const confirmKind = 'application.email'

/** Corrects who applied and how to reach the person. Another address counts once its owner has confirmed it. */
export async function correctContact(
  services: Services,
  token: string,
  given: ContactData,
): Promise<OwnApplication> {
  const corrected = await changeOwnApplication(services, token, async (tx, application, createdAt) => {
    refuseClosed(application)
    const { first_name: firstName, last_name: lastName, email, phone } = given
    const isOther = toEmailAddress(email) !== toEmailAddress(application.email)
    const { newEmail, newEmailAt } = application
    const isAsked = email === newEmail && newEmailAt && createdAt.getTime() - newEmailAt.getTime() < quiet
    const confirmation = newToken()
    const values = {
      ...{ firstName, lastName, phone },
      // Another spelling of the same address.
      ...(!isOther && { email, newEmail: null, newEmailHash: null, newEmailAt: null }),
      ...(isOther &&
        !isAsked && { newEmail: email, newEmailHash: hashOf(confirmation), newEmailAt: createdAt }),
    }
    await changeByApplicant(tx, application, values, { kind: 'contact', data: {}, createdAt })
    // A queued mail would arrive with a link that does not work.
    if (newEmail && !isAsked) await withdrawMails(tx, { to: newEmail, kind: confirmKind, now: createdAt })
    if (isOther && !isAsked)
      await services.outbox.put(tx, [
        confirmMail(services, { ...application, ...values, email }, confirmation),
      ])
  })
  services.outbox.wake()
  return corrected
}

/** Confirms another address by the token of its mail, and notifies the former one. Throws 404. */
export async function confirmNewEmail(services: Services, token: string): Promise<undefined> {
  const now = services.now()
  await services.database.db.transaction(async (tx) => {
    const application = await lockBy(tx, 'newEmailHash', hashOf(token))
    const { newEmail: email, newEmailAt } = application ?? {}
    if (!application || !newEmailAt || now.getTime() - newEmailAt.getTime() >= validity) throw notFound()
    // Pressed again.
    if (!email) return
    const event = { kind: 'contact' as const, data: {}, createdAt: now }
    await changeByApplicant(tx, application, { email, newEmail: null }, event)
    await services.outbox.put(tx, [changedMail(services, application)])
  })
  services.outbox.wake()
}

type Parts = Pick<Services, 'texts' | 'config' | 'siteUrl' | 'now'>

/** Asks the owner of the address. The mail has no link to the application: the address may be another person's. */
function confirmMail(parts: Parts, application: ApplicationRecord, token: string): NewMail {
  const { language } = application
  const until = dayAndTime(new Date(parts.now().getTime() + validity), company.timeZone).day
  const link = `${parts.siteUrl()}${fillPath(pages.confirmEmail, { token })}?lng=${toTag(language)}`
  const values = { link, day: formatDay(until, language) }
  return mailOf(parts, application, confirmKind, 'confirmEmail', values)
}

/** Tells the former address, without the new one. */
const changedMail = (parts: Parts, application: ApplicationRecord): NewMail =>
  mailOf(parts, application, 'application.emailChanged', 'emailChanged', {})

function mailOf(
  parts: Parts,
  application: ApplicationRecord,
  kind: string,
  name: 'confirmEmail' | 'emailChanged',
  values: Record<string, string>,
): NewMail {
  const { reference, language } = application
  const t = (key: string) => parts.texts(language, `mail:hiring.${name}${key}`, { reference, ...values })
  return applicantMail(parts, application, { kind, subject: t('Subject'), words: [t('Text'), t('Other')] })
}
