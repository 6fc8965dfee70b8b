import { company, dayAndTime, formatDay, type Language } from '@atrium/contract/core'
import { type MailParts, type NewMail, paragraphs, signature } from './mail.ts'

interface Owner {
  email: string
  name: string
  language: Language
}

/** The mail to the old address of an account that has a new one, so that the owner notices a wrong change. */
export function addressMail(
  { texts, config }: Omit<MailParts, 'siteUrl'>,
  owner: Owner,
  email: string,
  now: Date,
): NewMail {
  const { language, name } = owner
  const { day, time } = dayAndTime(now, company.timeZone)
  const say = (key: string, values: Record<string, string> = {}) =>
    texts(language, `mail:account.${key}`, {
      company: company.name,
      email: owner.email,
      firstName: name,
      ...values,
    })
  return {
    kind: 'account.address',
    to: owner.email,
    replyTo: config.contactMail,
    subject: say('address.subject'),
    text: paragraphs(
      say('greeting'),
      say('address.intro', { newEmail: email, day: formatDay(day, language), time }),
      say('address.other', { contactMail: config.contactMail }),
      signature(texts, language, config.contactMail),
    ),
  }
}
