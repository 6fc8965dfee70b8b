import { company, dayAndTime, formatDay, type Language, pages, toTag } from '@atrium/contract/core'
import { type SubscriptionTopic, topicParam, unsubscribe } from '@atrium/contract/newsletter'
import type { Texts } from '#i18n/texts.ts'
import { type MailParts, type NewMail, paragraphs, signature } from '#mail/mail.ts'

/** The recipient, and the token to unsubscribe. */
interface MailRecipient {
  email: string
  language: Language
  topic: SubscriptionTopic
  unsubscribeToken: string
}

/** The prefix of the kinds of mails about a topic. */
export const kindOf = (topic: SubscriptionTopic) => `${topic}.`

/** The address of a page or call about a subscription; the topic of the newsletter is left out. */
function addressWith(path: string, { topic, token }: { topic: SubscriptionTopic; token: string }): string {
  const query = new URLSearchParams({ ...(topic !== 'newsletter' && { [topicParam]: topic }), token })
  return `${path}?${query}`
}

/** The page about a subscription, in the language of the mail. */
const pageWith = (
  path: string,
  { language, ...subscription }: { topic: SubscriptionTopic; token: string; language: Language },
): string => `${addressWith(path, subscription)}&lng=${toTag(language)}`

/**
 * Asks the owner of an address to confirm. The mail has no link to unsubscribe, because there is no subscription yet.
 */
export function confirmMail(
  parts: MailParts,
  person: Pick<MailRecipient, 'email' | 'language' | 'topic'>,
  link: ConfirmLink,
): NewMail {
  const { texts, config } = parts
  const { email, language, topic } = person
  const t = translator(texts, language, topic)
  return {
    kind: `${kindOf(topic)}confirm`,
    to: email,
    replyTo: config.contactMail,
    subject: t('confirmSubject'),
    text: paragraphs(
      linkLines(parts, person, 'confirmIntro', link),
      t('confirmOther'),
      signature(texts, language, config.contactMail),
    ),
  }
}

interface ConfirmLink {
  token: string
  validUntil: Date
}

/** The link to confirm after its introduction, and until when it works. */
function linkLines(
  { texts, siteUrl }: MailParts,
  { language, topic }: Pick<MailRecipient, 'language' | 'topic'>,
  intro: string,
  { token, validUntil }: ConfirmLink,
): string {
  const t = translator(texts, language, topic)
  const day = formatDay(dayAndTime(validUntil, company.timeZone).day, language)
  const address = `${siteUrl()}${pageWith(pages.confirmSubscription, { topic, token, language })}`
  return `${t(intro)}\n${address}\n\n${t('confirmUntil', { day })}`
}

/** Asks a subscriber to confirm other categories. */
export function changeMail(parts: MailParts, recipient: MailRecipient, link: ConfirmLink): NewMail {
  const t = translator(parts.texts, recipient.language, recipient.topic)
  const text = `${linkLines(parts, recipient, 'changeIntro', link)}\n\n${t('changeOther')}`
  return subscriberMail(parts, recipient, { kind: 'change', subject: t('changeSubject'), text })
}

/** Says that a subscription is confirmed. */
export const welcomeMail = (parts: MailParts, recipient: MailRecipient): NewMail =>
  notice(parts, recipient, 'welcome')

/** Says that the address is already subscribed. */
export const alreadyMail = (parts: MailParts, recipient: MailRecipient): NewMail =>
  notice(parts, recipient, 'already')

function notice(parts: MailParts, recipient: MailRecipient, kind: 'welcome' | 'already'): NewMail {
  const t = translator(parts.texts, recipient.language, recipient.topic)
  const words = { subject: t(`${kind}Subject`), text: t(`${kind}Intro`) }
  return subscriberMail(parts, recipient, { kind, ...words })
}

/** Makes the page of a mail with the same end as its text: the signature, and the link to unsubscribe. */
export type MakeHtml = (end: string, unsubscribe: { words: string; link: string }) => string

/**
 * A mail to a subscriber with a link to unsubscribe, in the text and in the headers. Mail programs show a button for
 * the headers (RFC 8058).
 */
export function subscriberMail(
  { texts, config, siteUrl }: MailParts,
  { email, language, topic, unsubscribeToken: token }: MailRecipient,
  { kind, subject, text, html }: { kind: string; subject: string; text: string; html?: MakeHtml },
): NewMail {
  const words = translator(texts, language, topic)('unsubscribe')
  const link = `${siteUrl()}${pageWith(pages.unsubscribe, { topic, token, language })}`
  const end = signature(texts, language, config.contactMail)
  return {
    kind: `${kindOf(topic)}${kind}`,
    to: email,
    replyTo: config.contactMail,
    subject,
    text: paragraphs(text, end, `${words}\n${link}`),
    ...(html && { html: html(end, { words, link }) }),
    headers: {
      'List-Unsubscribe': `<${siteUrl()}${addressWith(unsubscribe.path, { topic, token })}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

const translator =
  (texts: Texts, language: Language, topic: SubscriptionTopic) =>
  (key: string, values: Record<string, string> = {}) =>
    texts(language, `mail:${topic}.${key}`, { company: company.name, ...values })
