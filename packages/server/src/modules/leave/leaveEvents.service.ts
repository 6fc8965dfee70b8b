import { company, languages } from '@atrium/contract/core'
import { type LeaveDecision, writeDays } from '@atrium/contract/leave'
import { insertNotification } from '#accounts/notify.repo.ts'
import { findUser } from '#accounts/users.repo.ts'
import type { Database } from '#db/types.ts'
import { oneLine, pageLink, paragraphs } from '#mail/mail.ts'
import type { Services } from '#services.ts'
import type { RequestRow } from './leave.repo.ts'

type Parts = Pick<Services, 'outbox' | 'texts' | 'config' | 'now'>

interface Decided extends Pick<RequestRow, 'request' | 'requester'> {
  decision: LeaveDecision
  words: string
  by: { firstName: string; lastName: string }
}

/** Tells the requester what was decided: a notification in all languages, and a mail in the person's own. */
export async function notifyRequester(tx: Database, parts: Parts, decided: Decided): Promise<void> {
  const { outbox, texts, config, now } = parts
  const { request, requester, decision, words, by } = decided
  const values = { name: oneLine(`${by.firstName} ${by.lastName}`), dates: writeDays(request.days) }
  await insertNotification(tx, {
    userId: requester.id,
    at: now(),
    texts: languages.map((language) => ({
      language,
      title: texts(language, `mail:leave.${decision}Subject`, values),
      description: [texts(language, `mail:leave.${decision}Intro`, values), words].filter(Boolean).join(' '),
    })),
  })
  const { language } = requester
  await outbox.put(tx, [
    {
      kind: `leave.${decision}`,
      to: requester.email,
      subject: texts(language, `mail:leave.${decision}Subject`, values),
      text: paragraphs(
        texts(language, `mail:leave.${decision}Intro`, values),
        words,
        texts(language, 'mail:leave.requesterLink', { link: pageLink('/staff/requests', config) }),
        texts(language, 'mail:signature', {
          company: company.name,
          phone: company.phone,
          email: company.email,
        }),
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
  if (!(await findUser(tx, deciderId))) return
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
