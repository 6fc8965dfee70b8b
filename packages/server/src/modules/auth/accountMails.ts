import { company, dayAndTime, formatDay, type Language, pages } from '@atrium/contract'
import type { Config } from '#config/config.ts'
import type { Texts } from '#i18n/texts.ts'
import { type NewMail, paragraphs } from '#mail/mail.ts'

/** What every mail about an account is made of. */
interface MailParts {
  texts: Texts
  config: Pick<Config, 'contactMail'>
  /** Where links lead, without a trailing slash. */
  siteUrl: () => string
}

interface Owner {
  email: string
  firstName: string
  language: Language
}

interface Link {
  token: string
  expiresAt: Date
}

/** The kinds of these mails. */
export const accountMailKinds = {
  reset: 'account.reset',
  invitation: 'account.invitation',
  changed: 'account.changed',
} as const

/** The address behind a link; what stands after the # reaches no log. */
export const passwordUrl = (siteUrl: string, token: string): string =>
  `${siteUrl}${pages.resetPassword}#token=${token}`

/** Why somebody is sent a link: they forgot their password, an administrator took it away, or they are new. */
export type LinkReason = 'forgotten' | 'reset' | 'invitation'

/** A link by which the owner of an account sets a password. */
export function linkMail(
  { texts, config, siteUrl }: MailParts,
  owner: Owner,
  { token, expiresAt }: Link,
  reason: LinkReason,
): NewMail {
  const { language } = owner
  const say = speaker(texts, owner)
  return {
    kind: accountMailKinds[reason === 'invitation' ? 'invitation' : 'reset'],
    to: owner.email,
    replyTo: config.contactMail,
    subject: say(`${reason}.subject`),
    text: paragraphs(
      say('greeting'),
      `${say(`${reason}.intro`)}\n${passwordUrl(siteUrl(), token)}`,
      say('until', moment(expiresAt, language)),
      say(`${reason}.other`),
      signature(texts, config, language),
    ),
  }
}

/** Tells the owner of an account that its password was changed: they notice when it was somebody else. */
export function changedMail({ texts, config, siteUrl }: MailParts, owner: Owner, now: Date): NewMail {
  const { language } = owner
  const say = speaker(texts, owner)
  return {
    kind: accountMailKinds.changed,
    to: owner.email,
    replyTo: config.contactMail,
    subject: say('changed.subject'),
    text: paragraphs(
      say('greeting'),
      say('changed.intro', moment(now, language)),
      `${say('changed.other')}\n${siteUrl()}${pages.forgotPassword}`,
      signature(texts, config, language),
    ),
  }
}

const moment = (instant: Date, language: Language) => {
  const { day, time } = dayAndTime(instant, company.timeZone)
  return { day: formatDay(day, language), time }
}

const speaker =
  (texts: Texts, { language, email, firstName }: Owner) =>
  (key: string, values: Record<string, string> = {}) =>
    texts(language, `mail:account.${key}`, { company: company.name, email, firstName, ...values })

const signature = (texts: Texts, { contactMail }: MailParts['config'], language: Language) =>
  texts(language, 'mail:signature', { company: company.name, phone: company.phone, email: contactMail })
