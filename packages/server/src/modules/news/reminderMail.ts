import { company, type InLanguages, type Language, pages } from '@atrium/contract/core'
import { localize } from '#i18n/localize.ts'
import { type MailParts, type NewMail, paragraphs, signature } from '#mail/mail.ts'
import type { NewsText } from './newsMarkdown.ts'

/** The page of a news item for its readers. */
export const newsPage = (id: number) => `${pages.news}#news-${id}`

/** The mail that reminds a person of an item that must be read, in the language of the person's mails. */
export function reminderMail(
  { texts, config, siteUrl }: MailParts,
  item: { id: number; texts: InLanguages<NewsText> },
  { email, firstName, language }: { email: string; firstName: string; language: Language },
): NewMail {
  const t = (key: string, values: Record<string, string> = {}) =>
    texts(language, `mail:${key}`, { company: company.name, ...values })
  const { title = '', description = '' } = localize(item.texts, language) ?? {}
  return {
    kind: 'news.reminder',
    to: email,
    replyTo: config.contactMail,
    subject: t('news.reminderSubject', { title }),
    text: paragraphs(
      t('account.greeting', { firstName }),
      t('news.reminderIntro'),
      `${title}\n${description}`,
      t('news.reminderLink', { link: `${siteUrl()}${newsPage(item.id)}` }),
      signature(texts, language, config.contactMail),
    ),
  }
}
