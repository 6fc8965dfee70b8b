import { company, dayAndTime, formatDay, type Language, pages } from '@atrium/contract/core'
import type { Texts } from '#i18n/texts.ts'
import { type MailParts, type NewMail, paragraphs, signature } from '#mail/mail.ts'
import { browserName } from './browserName.ts'

interface Owner {
  email: string
  name: string
  language: Language
}

interface Link {
  token: string
  expiresAt: Date
}

/** The kinds of account mails. */
export const accountMailKinds = {
  reset: 'account.reset',
  invitation: 'account.invitation',
  changed: 'account.changed',
  newBrowser: 'account.newBrowser',
  secondFactor: 'account.secondFactor',
} as const

/** The address of a link. The token is behind the #, which reaches no log. */
export const passwordUrl = (siteUrl: string, token: string): string =>
  `${siteUrl}${pages.resetPassword}#token=${token}`

/**
 * Why a person receives a link: a forgotten password, a link that an administrator sends, a reset by an administrator, or
 * an invitation.
 */
export type LinkReason = 'forgotten' | 'offered' | 'reset' | 'invitation'

/** The mail with a link to set a password. */
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
      signature(texts, language, config.contactMail),
    ),
  }
}

/** The mail about a changed password, so that the owner notices a change by an attacker. */
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
      signature(texts, language, config.contactMail),
    ),
  }
}

/** The mail about a sign-in in a browser that the account was not used in before. */
export function newBrowserMail(
  { texts, config, siteUrl }: MailParts,
  owner: Owner,
  { userAgent, now }: { userAgent: string; now: Date },
): NewMail {
  const { language } = owner
  const say = speaker(texts, owner)
  const { browser: program, system } = browserName(userAgent)
  const browser = [program, system].filter(Boolean).join(', ') || say('newBrowser.unknown')
  return {
    kind: accountMailKinds.newBrowser,
    to: owner.email,
    replyTo: config.contactMail,
    subject: say('newBrowser.subject'),
    text: paragraphs(
      say('greeting'),
      say('newBrowser.intro', { ...moment(now, language), browser }),
      `${say('newBrowser.other')}\n${siteUrl()}${pages.security}`,
      signature(texts, language, config.contactMail),
    ),
  }
}

/** `secondFactorOff` when the password alone is enough from now on. */
type SecondFactorChange =
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'appRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'recoveryCodes'

/** The mail about a change of the second factor, so that the owner notices a change by an attacker. */
export function secondFactorMail(
  { texts, config, siteUrl }: MailParts,
  owner: Owner,
  change: SecondFactorChange,
  now: Date,
): NewMail {
  const { language } = owner
  const say = speaker(texts, owner)
  return {
    kind: accountMailKinds.secondFactor,
    to: owner.email,
    replyTo: config.contactMail,
    subject: say(`${change}.subject`),
    text: paragraphs(
      say('greeting'),
      say(`${change}.intro`, moment(now, language)),
      `${say(`${change}.other`)}\n${siteUrl()}${pages.forgotPassword}`,
      signature(texts, language, config.contactMail),
    ),
  }
}

const moment = (instant: Date, language: Language) => {
  const { day, time } = dayAndTime(instant, company.timeZone)
  return { day: formatDay(day, language), time }
}

const speaker =
  (texts: Texts, { language, email, name }: Owner) =>
  (key: string, values: Record<string, string> = {}) =>
    texts(language, `mail:account.${key}`, { company: company.name, email, firstName: name, ...values })
