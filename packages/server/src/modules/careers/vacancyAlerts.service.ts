import type { Job } from '@atrium/contract/careers'
import { company, dayAndTime, formatDay, pages, pickLanguage } from '@atrium/contract/core'
import { lockKey } from '#db/duplicates.ts'
import { inChunks } from '#db/inChunks.ts'
import { type NewMail, oneLine, paragraphs } from '#mail/mail.ts'
import { type AlertRecipient, lockUnalerted, markAlerted, subscriberMail } from '#modules/newsletter/index.ts'
import type { Services } from '#services.ts'
import { pageUrl } from '#website/structuredData.ts'
import { listJobRows, listPublications } from './careers.repo.ts'
import { companyMidnight } from './companyMidnight.ts'

type Parts = Pick<Services, 'database' | 'outbox' | 'texts' | 'config' | 'siteUrl' | 'now'>

/** By the company's clock: alerts are not mailed at night. */
const firstTime = '09:00'

/** Mails of one insert: a PostgreSQL statement takes 65,535 values. */
const batch = 500

/**
 * Puts mails about new vacancies into the outbox, all or none: one a day at most for each subscriber, about the open vacancies
 * of the chosen categories that were published since the last mail, or since the confirmation. Returns the number of mails.
 */
export async function sendVacancyAlerts(parts: Parts): Promise<number> {
  const now = parts.now()
  const { day: today, time } = dayAndTime(now, company.timeZone)
  if (time < firstTime) return 0
  const count = await parts.database.db.transaction(async (tx) => {
    // A second server waits here and then finds the subscribers alerted.
    await lockKey(tx, 'vacancyAlerts')
    const published = await listPublications(tx, today)
    const [newest] = [...published.values()].sort((one, other) => other.getTime() - one.getTime())
    if (!newest) return 0
    const due = await lockUnalerted(tx, { publishedAt: newest, before: companyMidnight(today) })
    if (due.length === 0) return 0
    const vacancies = (await listJobRows(tx, today)).reverse()
    const alerts = due.flatMap((recipient) => {
      const fresh = vacancies.filter((job) => isNewTo(recipient, job, published.get(job.id)))
      return fresh.length > 0 ? [{ id: recipient.id, mail: alertMail(parts, recipient, fresh) }] : []
    })
    for (const part of inChunks(alerts, batch)) {
      await parts.outbox.put(
        tx,
        part.map(({ mail }) => mail),
      )
      await markAlerted(
        tx,
        part.map(({ id }) => id),
        now,
      )
    }
    return alerts.length
  })
  if (count > 0) parts.outbox.wake()
  return count
}

const isNewTo = (
  { categoryIds, alertedAt, confirmedAt }: AlertRecipient,
  { facts }: Job,
  publishedAt: Date | undefined,
): boolean =>
  publishedAt !== undefined &&
  publishedAt > (alertedAt ?? confirmedAt) &&
  (categoryIds.length === 0 || (facts !== undefined && categoryIds.includes(facts.categoryId)))

function alertMail(parts: Parts, recipient: AlertRecipient, vacancies: readonly Job[]): NewMail {
  const { texts, siteUrl } = parts
  const { language } = recipient
  const t = (key: string, values: Record<string, string> = {}) =>
    texts(language, `mail:vacancies.${key}`, { company: company.name, ...values })
  const described = vacancies.flatMap((job) => {
    const spoken = pickLanguage(job, language)
    const text = spoken && job[spoken]
    if (!text) return []
    const { closesOn = null } = job.facts ?? {}
    const closing = closesOn
      ? texts(language, 'careers:vacancies.closes', { day: formatDay(closesOn, language) })
      : texts(language, 'careers:vacancy.untilFilled')
    const facts = [text.LocationCity, text.JobType, closing].filter(Boolean).join(' · ')
    const address = pageUrl(siteUrl(), pages.vacancy.replace(':id', String(job.id)), spoken)
    return [{ position: oneLine(text.Position), lines: [text.Position, facts, address].join('\n') }]
  })
  const [first] = described
  const subject =
    first && described.length === 1 ? t('alertSubjectOne', { position: first.position }) : t('alertSubject')
  const text = paragraphs(
    t('alertIntro'),
    ...described.map(({ lines }) => lines),
    `${t('alertAll')}\n${pageUrl(siteUrl(), pages.careers, language)}`,
  )
  return subscriberMail(parts, recipient, { kind: 'alert', subject, text: text.trimEnd() })
}
