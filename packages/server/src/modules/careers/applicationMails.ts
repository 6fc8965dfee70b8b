import { company, dayAndTime, formatBytes, formatDay, type Language } from '@atrium/contract/core'
import type { Config } from '#config/config.ts'
import type { Texts } from '#i18n/texts.ts'
import { greetable, type NewMail, oneLine, paragraphs, signature } from '#mail/mail.ts'

export const receiptKind = 'application.receipt'

/** The content of the mails about an application. */
interface ApplicationDetails {
  /** `mails.about` of the mail to the applicant. */
  about: string
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
export const applicationMails = (
  texts: Texts,
  config: Pick<Config, 'companyMail' | 'companyLanguage'>,
  details: ApplicationDetails,
): NewMail[] => {
  const tidy = withoutLineBreaks(details)
  return [companyMail(texts, config, tidy), receiptMail(texts, config, tidy)]
}

/** Only the message may contain line breaks: otherwise a name could forge another line of the list. */
const withoutLineBreaks = (details: ApplicationDetails): ApplicationDetails => ({
  ...details,
  firstName: oneLine(details.firstName),
  lastName: oneLine(details.lastName),
  phone: oneLine(details.phone),
})

function companyMail(
  texts: Texts,
  { companyMail: to, companyLanguage: language }: Pick<Config, 'companyMail' | 'companyLanguage'>,
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
      t('footer'),
    ),
    attachmentFileIds: [details.cvFileId],
  }
}

/**
 * The receipt goes to an address that the sender may have invented. It therefore repeats only the first name, and only
 * when it can be nothing else than a name. `position` comes from the vacancy.
 */
function receiptMail(
  texts: Texts,
  { companyMail: contact }: Pick<Config, 'companyMail'>,
  details: ApplicationDetails,
): NewMail {
  const { reference, link, position, language } = details
  const firstName = greetable(details.firstName)
  const kind = position ? 'vacancy' : 'general'
  const t = (key: string, values?: Record<string, string>) => texts(language, `mail:receipt.${key}`, values)
  return {
    kind: receiptKind,
    // It has the private link, with which the applicant withdraws or corrects the application.
    isPostponable: true,
    about: details.about,
    to: details.email,
    replyTo: contact,
    subject: t(`${kind}Subject`, { reference }),
    text: paragraphs(
      firstName ? t('greeting', { firstName }) : t('greetingOfAnybody'),
      t(`${kind}Intro`, { position }),
      t('reference', { reference }),
      t('next'),
      `${t('link')}\n${link}`,
      t('other'),
      signature(texts, language, contact),
    ),
  }
}
