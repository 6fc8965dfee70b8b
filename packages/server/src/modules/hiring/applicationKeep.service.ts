import { formatDay, retention } from '@atrium/contract/core'
import { addMonths } from '@atrium/contract/days'
import type { Application } from '@atrium/contract/hiring'
import { aboutApplication, insertApplicationEvents, mailEventData } from '#db/applicationEvents.ts'
import { greetable, paragraphs, signature } from '#mail/mail.ts'
import { renewApplicationLink } from '#modules/careers/index.ts'
import type { Services } from '#services.ts'
import { updateApplication } from './applications.repo.ts'
import { changeApplication, keptUntilOf } from './applications.service.ts'
import type { Viewer } from './viewer.ts'

type Parts = Pick<Services, 'database' | 'outbox' | 'texts' | 'config' | 'siteUrl' | 'now'>

/** Milliseconds in which a second question is none. */
const quiet = 24 * 60 * 60_000

/** Asks the applicant by mail whether the application may be kept for another year. */
export async function askToKeep(parts: Parts, viewer: Viewer, id: number): Promise<Application> {
  const { outbox, texts, config, now } = parts
  const asked = await changeApplication(parts, viewer, id, async (tx, application) => {
    const at = now()
    const { keepAskedAt, language, email } = application
    if (keepAskedAt && at.getTime() - keepAskedAt.getTime() < quiet) return
    const link = await renewApplicationLink(tx, parts, application)
    const firstName = greetable(application.firstName)
    const day = keptUntilOf(application)
    const values = {
      reference: application.reference,
      day: formatDay(day, language),
      laterDay: formatDay(addMonths(day, retention.applicationMonths), language),
    }
    const t = (key: string, more: Record<string, string> = {}) =>
      texts(language, `mail:hiring.${key}`, { ...values, ...more })
    const mail = {
      subject: t('keepSubject'),
      text: paragraphs(
        firstName
          ? texts(language, 'mail:receipt.greeting', { firstName })
          : texts(language, 'mail:receipt.greetingOfAnybody'),
        t('keepIntro'),
        t('keepLink', { link }),
        t('keepOther'),
        signature(texts, language, config.companyMail),
      ),
    }
    const { companyMail: replyTo } = config
    await outbox.put(tx, [
      { ...mail, kind: 'application.keep', to: email, replyTo, about: aboutApplication(id) },
    ])
    await updateApplication(tx, id, { keepAskedAt: at })
    const entry = { applicationId: id, accountId: viewer.accountId, createdAt: at }
    await insertApplicationEvents(tx, [
      { ...entry, kind: 'keepAsked', data: {} },
      { ...entry, kind: 'mail', data: mailEventData(mail) },
    ])
  })
  outbox.wake()
  return asked
}
