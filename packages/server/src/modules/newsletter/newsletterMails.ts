import { company, dayAndTime, formatDay, type Language, pages } from '@atrium/contract/core'
import { unsubscribe } from '@atrium/contract/newsletter'
import type { Texts } from '#i18n/texts.ts'
import { type MailParts, type NewMail, paragraphs, signature } from '#mail/mail.ts'

/** The recipient, and the token to unsubscribe. */
interface MailRecipient {
  email: string
  language: Language
  unsubscribeToken: string
}

/** The prefix of the kinds of newsletter mails. */
export const newsletterKind = 'newsletter.'

/**
 * Asks the owner of an address to confirm. The mail has no link to unsubscribe, because there is no subscription yet.
 */
export function confirmMail(
  { texts, config, siteUrl }: MailParts,
  { email, language }: Pick<MailRecipient, 'email' | 'language'>,
  { token, validUntil }: { token: string; validUntil: Date },
): NewMail {
  const t = translator(texts, language)
  const day = formatDay(dayAndTime(validUntil, company.timeZone).day, language)
  return {
    kind: `${newsletterKind}confirm`,
    to: email,
    replyTo: config.contactMail,
    subject: t('confirmSubject'),
    text: paragraphs(
      `${t('confirmIntro')}\n${siteUrl()}${pages.confirmSubscription}?token=${token}`,
      t('confirmUntil', { day }),
      t('confirmOther'),
      signature(texts, language, config.contactMail),
    ),
  }
}

/** Says that a subscription is confirmed. */
export const welcomeMail = (parts: MailParts, recipient: MailRecipient): NewMail =>
  notice(parts, recipient, 'welcome')

/** Says that the address is already subscribed. */
export const alreadyMail = (parts: MailParts, recipient: MailRecipient): NewMail =>
  notice(parts, recipient, 'already')

function notice(parts: MailParts, recipient: MailRecipient, kind: 'welcome' | 'already'): NewMail {
  const t = translator(parts.texts, recipient.language)
  const words = { subject: t(`${kind}Subject`), text: t(`${kind}Intro`) }
  return newsletterMail(parts, recipient, { kind, ...words })
}

/**
 * A mail of the newsletter with a link to unsubscribe, in the text and in the headers. Mail programs show a button for
 * the headers (RFC 8058).
 */
export function newsletterMail(
  { texts, config, siteUrl }: MailParts,
  { email, language, unsubscribeToken: token }: MailRecipient,
  { kind, subject, text }: { kind: string; subject: string; text: string },
): NewMail {
  const link = `${siteUrl()}${pages.unsubscribe}?token=${token}`
  return {
    kind: `${newsletterKind}${kind}`,
    to: email,
    replyTo: config.contactMail,
    subject,
    text: paragraphs(
      text,
      signature(texts, language, config.contactMail),
      `${translator(texts, language)('unsubscribe')}\n${link}`,
    ),
    headers: {
      'List-Unsubscribe': `<${siteUrl()}${unsubscribe.path}?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

const translator =
  (texts: Texts, language: Language) =>
  (key: string, values: Record<string, string> = {}) =>
    texts(language, `mail:newsletter.${key}`, { company: company.name, ...values })
