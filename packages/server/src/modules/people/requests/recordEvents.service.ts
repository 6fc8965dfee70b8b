import { permissionsOfRole, roles } from '@atrium/contract/accounts'
import { company, type Language, pages, requestAnchor } from '@atrium/contract/core'
import { fullNameOf, type RecordChanges, type RecordDecision, recordFields } from '@atrium/contract/people'
import type { AccountRecord } from '#db/accounts.ts'
import type { Database } from '#db/types.ts'
import { oneLine, pageLink, paragraphs, signature } from '#mail/mail.ts'
import { notify } from '#modules/notifications/index.ts'
import type { Services } from '#services.ts'
import { presentOf } from './presentOf.ts'
import { listByRole } from './recordRequests.repo.ts'

type Parts = Pick<Services, 'outbox' | 'texts' | 'config' | 'now'>

const nameOf = (person: Pick<AccountRecord, 'name' | 'surname'>) => oneLine(fullNameOf(person))

const deciding = roles.filter((role) => permissionsOfRole[role].includes('people.manage'))

/** The people of HR; the administrators when the requester is the only person of HR. */
async function listHr(tx: Database, exceptId: number) {
  const people = await listByRole(tx, deciding, exceptId)
  const hr = people.filter(({ role }) => role === 'hr')
  return hr.length > 0 ? hr : people
}

/** "first name, position". */
const fieldsOf = ({ texts }: Parts, changes: RecordChanges, language: Language) =>
  recordFields
    .filter((field) => changes[field] !== undefined)
    .map((field) => texts(language, `mail:record.${field}`))
    .join(', ')

interface Sent {
  id: number
  person: AccountRecord
  changes: RecordChanges
  reason: string
}

/** Notifies HR that a request waits: in the product, and by mail in the language of each; without HR by mail only. */
export async function notifyHr(
  tx: Database,
  parts: Parts,
  { id, person, changes, reason }: Sent,
): Promise<void> {
  const { texts, config } = parts
  const hr = await listHr(tx, person.id)
  const name = nameOf(person)
  const href = `${pages.changes}#${requestAnchor('change', id)}`
  const office = { id: null, email: config.offDayMail, language: config.companyLanguage }
  for (const { id: accountId, email, language } of hr.length > 0 ? hr : [office]) {
    const t = (key: string, values?: Record<string, string>) => texts(language, `mail:record.${key}`, values)
    const before = presentOf(person, changes.language ?? language)
    const lines = recordFields.flatMap((field) => {
      const after = changes[field]
      if (after === undefined) return []
      return [t('change', { field: t(field), before: before[field] || t('nothing'), after })]
    })
    await notify(tx, parts, {
      accountId,
      href,
      entry: (each) => ({
        title: texts(each, 'mail:record.sentSubject', { name }),
        description: texts(each, 'mail:record.sentText', { fields: fieldsOf(parts, changes, each) }),
      }),
      mail: {
        kind: 'record.sent',
        to: email,
        replyTo: person.email,
        subject: t('sentSubject', { name }),
        text: paragraphs(
          t('sentIntro', { name }),
          lines.join('\n'),
          `${t('reason')}:\n${reason}`,
          t('deskLink', { link: pageLink(href, config) }),
        ),
      },
    })
  }
}

interface Decided extends Pick<RecordDecision, 'decision' | 'words'> {
  person: AccountRecord
  changes: RecordChanges
  by: Pick<AccountRecord, 'name' | 'surname'>
}

/** Notifies the person of a decision: in the product, and by mail in the person's language. */
export async function notifyPerson(
  tx: Database,
  parts: Parts,
  { person, changes, decision, words, by }: Decided,
): Promise<void> {
  const { texts, config } = parts
  const title = (language: Language) => texts(language, `mail:record.${decision}Subject`)
  const intro = (language: Language) =>
    texts(language, `mail:record.${decision}Intro`, {
      name: nameOf(by),
      fields: fieldsOf(parts, changes, language),
    })
  const { id: accountId, email: to, language } = person
  const text = paragraphs(
    intro(language),
    words,
    texts(language, 'mail:record.personLink', { link: pageLink(pages.profile, config) }),
    signature(texts, language, company.email),
  )
  await notify(tx, parts, {
    accountId,
    href: pages.profile,
    entry: (each) => ({ title: title(each), description: [intro(each), words].filter(Boolean).join(' ') }),
    mail: { kind: `record.${decision}`, to, subject: title(language), text },
  })
}
