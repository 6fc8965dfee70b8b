import { company, type Language } from '@atrium/contract/core'
import type { ApplicationRow, MailTemplate } from '@atrium/contract/hiring'
import { fillTemplate, type TemplatePlaceholder } from '@atrium/contract/hiring'

/** What the mails to a person who applied without a vacancy call the position. */
const generalPosition: Record<Language, string> = {
  AZ: 'ümumi müraciət',
  EN: 'general application',
  RU: 'отклик без вакансии',
}

/** The values of the placeholders for an application. */
export const mailValues = (
  { firstName, lastName, position, reference, language }: ApplicationRow,
  sender: string,
): Record<TemplatePlaceholder, string> => ({
  firstName,
  lastName,
  position: position || generalPosition[language],
  company: company.name,
  reference,
  sender,
})

/** The mail in a language, as it is typed (the fields `subjectRU`, `textRU`). */
export const mailIn = (language: Language, typed: Readonly<Record<string, unknown>>) => ({
  subject: String(typed[`subject${language}`] ?? ''),
  text: String(typed[`text${language}`] ?? ''),
})

/** A mail with the values of the application. */
export function fillMail(
  mail: { subject: string; text: string },
  application: ApplicationRow,
  sender: string,
) {
  const values = mailValues(application, sender)
  return { subject: fillTemplate(mail.subject, values), text: fillTemplate(mail.text, values) }
}

/** A template in the language of the applicant, with the values of the application. */
export const filledMail = (template: MailTemplate | undefined, application: ApplicationRow, sender: string) =>
  fillMail(template?.texts[application.language] ?? { subject: '', text: '' }, application, sender)
