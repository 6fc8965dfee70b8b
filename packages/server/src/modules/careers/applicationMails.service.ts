import { company, dayAndTime, formatBytes, formatDay, type Language } from '@atrium/contract/core'
import type { Config } from '#config/config.ts'
import { aboutApplication, applicationPage } from '#db/applicationEvents.ts'
import type { Texts } from '#i18n/texts.ts'
import { greetable, type NewMail, oneLine, paragraphs, signature } from '#mail/mail.ts'

export const receiptKind = 'application.receipt'

interface MailParts {
  texts: Texts
  config: Pick<Config, 'companyMail' | 'companyLanguage'>
  siteUrl: () => string
}

/** The content of the mails about an application. */
interface ApplicationDetails {
  id: number
  reference: string
  /** The applicant's private link; only the receipt has it. */
  link: string
  createdAt: Date
  /** Empty for a general application; `message` is empty for an application to a vacancy. */
  position: string
  message: string
  language: Language
  firstName: string
  lastName: string
  email: string
  phone: string
  cvFileId: number
  fileName: string
  /** Bytes. */
  fileSize: number
}

/** One mail to the company with the CV, and a receipt to the applicant in their language. */
export function applicationMails(parts: MailParts, details: ApplicationDetails): NewMail[] {
  // Only the message may contain line breaks: otherwise a name could forge another line of the list.
  const tidy = {
    ...details,
    firstName: oneLine(details.firstName),
    lastName: oneLine(details.lastName),
    phone: oneLine(details.phone),
  }
  return [companyMail(parts, tidy), receiptMail(parts, tidy)]
}

function companyMail(
  { texts, siteUrl, config: { companyMail: to, companyLanguage: language } }: MailParts,
  details: ApplicationDetails,
): NewMail {
  const { reference, position, firstName, lastName, email, phone, message } = details
  const kind = position ? 'vacancy' : 'general'
  const received = dayAndTime(details.createdAt, company.timeZone)
  const t = (key: string, values?: Record<string, string>) => texts(language, `mail:company.${key}`, values)
  const lines = [
    [t('reference'), reference],
    [t('firstName'), firstName],
    [t('lastName'), lastName],
    [t('email'), email],
    [t('phone'), phone],
    [t('language'), texts(language, `mail:languages.${details.language}`)],
    [t('received'), `${formatDay(received.day, language)}, ${received.time}`],
    [t('file'), `${details.fileName} (${formatBytes(details.fileSize, language)})`],
  ]
  return {
    kind: 'application.company',
    to,
    replyTo: email,
    subject: t(`${kind}Subject`, { reference, position, fullName: `${firstName} ${lastName}` }),
    text: paragraphs(
      t(`${kind}Intro`, { position }),
      lines.map(([name, value]) => `${name}: ${value}`).join('\n'),
      message && `${t('message')}:\n${message}`,
      t('deskLink', { link: siteUrl() + applicationPage(details.id) }),
      t('footer'),
    ),
    attachmentFileIds: [details.cvFileId],
  }
}

/** The receipt goes to an address that the sender may have invented. `position` comes from the vacancy. */
function receiptMail(parts: MailParts, details: ApplicationDetails): NewMail {
  const { reference, link, position, language } = details
  const kind = position ? 'vacancy' : 'general'
  const t = (key: string, values?: Record<string, string>) =>
    parts.texts(language, `mail:receipt.${key}`, values)
  const mail = applicantMail(parts, details, {
    kind: receiptKind,
    subject: t(`${kind}Subject`, { reference }),
    words: [
      t(`${kind}Intro`, { position }),
      t('reference', { reference }),
      t('next'),
      `${t('link')}\n${link}`,
      t('other'),
    ],
  })
  // It has the private link, with which the applicant withdraws or corrects the application.
  return { ...mail, isPostponable: true }
}

/** A mail to an applicant. It repeats only the first name, and only when that can be nothing else than a name. */
export function applicantMail(
  { texts, config: { companyMail: replyTo } }: MailParts,
  applicant: Pick<ApplicationDetails, 'id' | 'language' | 'firstName' | 'email'>,
  { kind, subject, words }: { kind: string; subject: string; words: readonly string[] },
): NewMail {
  const { id, language, email: to } = applicant
  const firstName = greetable(applicant.firstName)
  const greeting = firstName
    ? texts(language, 'mail:receipt.greeting', { firstName })
    : texts(language, 'mail:receipt.greetingOfAnybody')
  return {
    ...{ kind, to, replyTo, subject, about: aboutApplication(id) },
    text: paragraphs(greeting, ...words, signature(texts, language, replyTo)),
  }
}
