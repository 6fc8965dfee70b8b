import { company, dayAndTime, formatDay, type Language } from '@atrium/contract/core'
import type { AccountRecord } from '#db/accounts.ts'
import { type MailParts, type NewMail, paragraphs, signature } from './mail.ts'

type Owner = Pick<AccountRecord, 'email' | 'name' | 'language'>

interface AccountMail {
  /** Of the mail: `account.reset`. */
  kind: string
  /** The key of the subject below `mail:account`. */
  subject: string
  /** The paragraphs between greeting and signature. */
  write: (t: (key: string, values?: Record<string, string>) => string) => string[]
}

/** A mail about an account to its owner. */
export function accountMail(
  { texts, config }: Omit<MailParts, 'siteUrl'>,
  { email, name, language }: Owner,
  { kind, subject, write }: AccountMail,
): NewMail {
  const t = (key: string, values: Record<string, string> = {}) =>
    texts(language, `mail:account.${key}`, { company: company.name, email, firstName: name, ...values })
  return {
    kind,
    to: email,
    replyTo: config.contactMail,
    subject: t(subject),
    text: paragraphs(t('greeting'), ...write(t), signature(texts, language, config.contactMail)),
  }
}

/** Day and time by the company's clock, as values of a text. */
export const momentOf = (instant: Date, language: Language): { day: string; time: string } => {
  const { day, time } = dayAndTime(instant, company.timeZone)
  return { day: formatDay(day, language), time }
}

/** The mail to the old address of an account that has a new one, so that the owner notices a wrong change. */
export const addressMail = (
  parts: Omit<MailParts, 'siteUrl'>,
  owner: Owner,
  newEmail: string,
  now: Date,
): NewMail =>
  accountMail(parts, owner, {
    kind: 'account.address',
    subject: 'address.subject',
    write: (t) => [
      t('address.intro', { newEmail, ...momentOf(now, owner.language) }),
      t('address.other', { contactMail: parts.config.contactMail }),
    ],
  })
