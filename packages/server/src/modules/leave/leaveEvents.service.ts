import { company, formatDays, type Language, pages, requestAnchor } from '@atrium/contract/core'
import type { LeaveDecision } from '@atrium/contract/leave'
import { fullNameOf } from '@atrium/contract/people'
import { findAccount } from '#accounts/accounts.repo.ts'
import type { Database } from '#db/types.ts'
import { oneLine, pageLink, paragraphs, signature } from '#mail/mail.ts'
import { notify } from '#modules/notifications/index.ts'
import type { Services } from '#services.ts'
import { deciderOf } from './deciders.ts'
import { findLeaders, type RequestRow } from './leave.repo.ts'
import { listTypeRows } from './leaveTypes.repo.ts'
import { leavePage, type OffDayEvent, offDayMail } from './offDayMails.ts'
import { awayLeaders } from './rights.service.ts'

type Parts = Pick<Services, 'outbox' | 'texts' | 'config' | 'now'>

interface Decided extends Pick<RequestRow, 'request' | 'requester'> {
  decision: LeaveDecision | 'record'
  words: string
  by: { name: string; surname: string }
}

/** Notifies the requester of a decision: in the product, and by mail in the language of the account; without an account by mail only. */
export async function notifyRequester(
  tx: Database,
  parts: Parts,
  { request, requester, decision, words, by }: Decided,
): Promise<void> {
  const { texts, config } = parts
  const { accountId, email: to, language: own } = requester
  const valuesIn = (language: Language) => ({
    name: oneLine(fullNameOf(by)),
    dates: formatDays(request.days, language),
  })
  const title = (language: Language) => texts(language, `mail:leave.${decision}Subject`, valuesIn(language))
  const intro = (language: Language) => texts(language, `mail:leave.${decision}Intro`, valuesIn(language))
  const language = own ?? config.companyLanguage
  const href = `${pages.requests}#${requestAnchor('leave', request.id)}`
  const text = paragraphs(
    intro(language),
    words,
    texts(language, 'mail:leave.requesterLink', { link: pageLink(href, config) }),
    signature(texts, language, company.email),
  )
  await notify(tx, parts, {
    accountId,
    href,
    entry: (each) => ({ title: title(each), description: [intro(each), words].filter(Boolean).join(' ') }),
    mail: to === '' ? undefined : { kind: `leave.${decision}`, to, subject: title(language), text },
  })
}

/** Notifies the person who decides of a step, in the product and by mail; without a manager or deputy, mails it to HR. */
export async function notifyDecider(tx: Database, parts: Parts, event: OffDayEvent): Promise<void> {
  const { kind, account, request } = event
  const leaders = await findLeaders(tx, account.personId)
  const deciderId = deciderOf(leaders, await awayLeaders(tx, parts, [leaders]))
  const decider = deciderId === undefined ? undefined : await findAccount(tx, deciderId)
  const type = (await listTypeRows(tx)).find(({ id }) => id === request.typeId)
  await notify(tx, parts, {
    accountId: decider?.id ?? null,
    href: leavePage(request.id),
    entry: (language) => {
      const values = { name: oneLine(fullNameOf(account)), dates: formatDays(request.days, language) }
      return {
        title: parts.texts(language, `mail:leave.${kind}Title`, values),
        description: parts.texts(language, `mail:leave.${kind}Text`, values),
      }
    },
    mail: offDayMail(parts, event, type?.name, decider),
  })
}
