import type { ContactParams } from '@atrium/contract/contact'
import { company, dayAndTime, formatDay, type Language } from '@atrium/contract/core'
import type { Config } from '#config/config.ts'
import type { Texts } from '#i18n/texts.ts'
import { type NewMail, oneLine, paragraphs, signature } from '#mail/mail.ts'

interface ContactDetails {
  kind: 'customer' | 'business'
  reference: string
  receivedAt: Date
  /** The language of the sender. */
  language: Language
  params: ContactParams
}

type MailConfig = Pick<Config, 'contactMail' | 'companyLanguage'>

/** One mail to the company with the whole message, and a receipt to the sender in their language. */
export const contactMails = (texts: Texts, config: MailConfig, details: ContactDetails): NewMail[] => [
  companyMail(texts, config, details),
  receiptMail(texts, config, details),
]

function companyMail(
  texts: Texts,
  { contactMail: to, companyLanguage: language }: MailConfig,
  { kind, reference, receivedAt, language: spoken, params }: ContactDetails,
): NewMail {
  const t = (key: string, values?: Record<string, string>) => texts(language, `mail:contact.${key}`, values)
  const received = dayAndTime(receivedAt, company.timeZone)
  const lines = [
    ['reference', reference],
    ['name', params.from_name],
    ['email', params.from_email],
    ['company', params.from_company],
    ['position', params.from_position],
    ['service', params.from_service],
    ['addressee', params.to_name],
    ['language', texts(language, `mail:languages.${spoken}`)],
    ['received', `${formatDay(received.day, language)}, ${received.time}`],
  ] as const
  const name = oneLine(params.from_name)
  return {
    kind: 'contact.company',
    to,
    replyTo: params.from_email,
    subject: t(`${kind}Subject`, { reference, name, company: oneLine(params.from_company ?? '') }),
    text: paragraphs(
      t(`${kind}Intro`),
      // Only the message may contain line breaks: otherwise a name could forge another line of the list.
      lines.flatMap(([key, value]) => (value ? [`${t(key)}: ${oneLine(value)}`] : [])).join('\n'),
      `${t('message')}:\n${params.message}`,
      t('footer'),
    ),
  }
}

/**
 * The receipt goes to an address that the sender may have invented. It repeats nothing that was typed, not even the
 * name, so that it cannot carry a text to a stranger.
 */
function receiptMail(
  texts: Texts,
  { contactMail }: MailConfig,
  { reference, language, params }: ContactDetails,
): NewMail {
  const t = (key: string) => texts(language, `mail:contactReceipt.${key}`, { reference })
  return {
    kind: 'contact.receipt',
    to: params.from_email,
    replyTo: contactMail,
    subject: t('subject'),
    text: paragraphs(
      t('greeting'),
      t('intro'),
      t('reference'),
      t('other'),
      signature(texts, language, contactMail),
    ),
  }
}
