import { company, languages } from '@atrium/contract/core'
import { type LeaveDecision, writeDays } from '@atrium/contract/leave'
import { fullNameOf } from '@atrium/contract/people'
import { findAccount } from '#accounts/accounts.repo.ts'
import { insertNotification } from '#accounts/notify.repo.ts'
import type { Database } from '#db/types.ts'
import { oneLine, pageLink, paragraphs, signature } from '#mail/mail.ts'
import type { Services } from '#services.ts'
import type { RequestRow } from './leave.repo.ts'

type Parts = Pick<Services, 'outbox' | 'texts' | 'config' | 'now'>

interface Decided extends Pick<RequestRow, 'request' | 'requester'> {
  decision: LeaveDecision | 'record'
  words: string
  by: { name: string; surname: string }
}

/** Notifies the requester of a decision: in the product, and by mail in the language of the account; without an account by mail only. */
export async function notifyRequester(tx: Database, parts: Parts, decided: Decided): Promise<void> {
  const { outbox, texts, config, now } = parts
  const { request, requester, decision, words, by } = decided
  const values = { name: oneLine(fullNameOf(by)), dates: writeDays(request.days) }
  if (requester.accountId !== null)
    await insertNotification(tx, {
      userId: requester.accountId,
      at: now(),
      texts: languages.map((language) => ({
        language,
        title: texts(language, `mail:leave.${decision}Subject`, values),
        description: [texts(language, `mail:leave.${decision}Intro`, values), words]
          .filter(Boolean)
          .join(' '),
      })),
    })
  if (requester.email === '') return
  const language = requester.language ?? config.companyLanguage
  await outbox.put(tx, [
    {
      kind: `leave.${decision}`,
      to: requester.email,
      subject: texts(language, `mail:leave.${decision}Subject`, values),
      text: paragraphs(
        texts(language, `mail:leave.${decision}Intro`, values),
        words,
        texts(language, 'mail:leave.requesterLink', { link: pageLink('/staff/requests', config) }),
        signature(texts, language, company.email),
      ),
    },
  ])
}

/** Tells the person who decides that a request waits: a notification in all languages. */
export async function notifyDecider(
  tx: Database,
  { texts, now }: Parts,
  { deciderId, name, dates, kind }: { deciderId: number; name: string; dates: string; kind: string },
): Promise<void> {
  const values = { name: oneLine(name), dates }
  if (!(await findAccount(tx, deciderId))) return
  await insertNotification(tx, {
    userId: deciderId,
    at: now(),
    texts: languages.map((language) => ({
      language,
      title: texts(language, `mail:leave.${kind}Title`, values),
      description: texts(language, `mail:leave.${kind}Text`, values),
    })),
  })
}
