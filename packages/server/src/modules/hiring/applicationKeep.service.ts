import { formatDay, retention } from '@atrium/contract/core'
import { addMonths } from '@atrium/contract/days'
import { insertApplicationEvents, mailEventData } from '#db/applicationEvents.ts'
import { applicantMail, renewApplicationLink } from '#modules/careers/index.ts'
import { updateApplication } from './applications.repo.ts'
import { type Change, keptUntilOf } from './applications.service.ts'

/** Milliseconds in which a second question is none. */
const quiet = 24 * 60 * 60_000

/** Asks the applicant by mail whether the application may be kept for another year. */
export async function askToKeep({ tx, services, viewer, application, at }: Change): Promise<void> {
  const { id: applicationId, keepAskedAt, language, reference } = application
  if (keepAskedAt && at.getTime() - keepAskedAt.getTime() < quiet) return
  const link = await renewApplicationLink(tx, services, application)
  const day = keptUntilOf(application)
  const laterDay = addMonths(day, retention.applicationMonths)
  const values = { reference, day: formatDay(day, language), laterDay: formatDay(laterDay, language) }
  const t = (key: string, more = {}) => services.texts(language, `mail:hiring.${key}`, { ...values, ...more })
  const mail = applicantMail(services, application, {
    kind: 'application.keep',
    subject: t('keepSubject'),
    words: [t('keepIntro'), t('keepLink', { link }), t('keepOther')],
  })
  await services.outbox.put(tx, [mail])
  await updateApplication(tx, applicationId, { keepAskedAt: at })
  const entry = { applicationId, accountId: viewer.accountId, createdAt: at }
  await insertApplicationEvents(tx, [
    { ...entry, kind: 'keepAsked', data: {} },
    { ...entry, kind: 'mail', data: mailEventData(mail) },
  ])
}
