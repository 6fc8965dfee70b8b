import { permissionsOfRole, roles } from '@atrium/contract/accounts'
import { company, type Language, languages } from '@atrium/contract/core'
import { fullNameOf, type RecordChanges, type RecordDecision, recordFields } from '@atrium/contract/people'
import { insertNotification } from '#accounts/notify.repo.ts'
import type { AccountRecord } from '#db/accounts.ts'
import type { Database } from '#db/types.ts'
import { oneLine, pageLink, paragraphs, signature } from '#mail/mail.ts'
import type { Services } from '#services.ts'
import { presentOf } from './presentOf.ts'
import { listByRole } from './recordRequests.repo.ts'

type Parts = Pick<Services, 'outbox' | 'texts' | 'config' | 'now'>

const nameOf = (person: AccountRecord) => oneLine(fullNameOf(person))

const deciding = roles.filter((role) => permissionsOfRole[role].includes('people.manage'))

/** The people of HR; the administrators where HR is nobody but the person. */
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
  person: AccountRecord
  changes: RecordChanges
  reason: string
}

/** Tells HR that a request waits: a notification in all languages, and a mail in the language of each. */
export async function notifyHr(tx: Database, parts: Parts, { person, changes, reason }: Sent): Promise<void> {
  const { outbox, texts, config, now } = parts
  const hr = await listHr(tx, person.id)
  const name = nameOf(person)
  for (const { id } of hr)
    await insertNotification(tx, {
      userId: id,
      at: now(),
      texts: languages.map((language) => ({
        language,
        title: texts(language, 'mail:record.sentSubject', { name }),
        description: texts(language, 'mail:record.sentText', { fields: fieldsOf(parts, changes, language) }),
      })),
    })
  const readers = hr.length > 0 ? hr : [{ email: config.offDayMail, language: config.companyLanguage }]
  await outbox.put(
    tx,
    readers.map(({ email, language }) => {
      const say = (key: string, values?: Record<string, string>) =>
        texts(language, `mail:record.${key}`, values)
      const before = presentOf(person, changes.language ?? language)
      const lines = recordFields.flatMap((field) => {
        const after = changes[field]
        if (after === undefined) return []
        return [say('change', { field: say(field), before: before[field] || say('nothing'), after })]
      })
      return {
        kind: 'record.sent',
        to: email,
        replyTo: person.email,
        subject: say('sentSubject', { name }),
        text: paragraphs(
          say('sentIntro', { name }),
          lines.join('\n'),
          `${say('reason')}:\n${reason}`,
          say('deskLink', { link: pageLink('/staff/desk/changes', config) }),
        ),
      }
    }),
  )
}

interface Decided extends Pick<RecordDecision, 'decision' | 'words'> {
  person: AccountRecord
  changes: RecordChanges
  by: AccountRecord
}

/** Tells the person what was decided: a notification in all languages, and a mail in the person's own. */
export async function notifyPerson(tx: Database, parts: Parts, decided: Decided): Promise<void> {
  const { outbox, texts, config, now } = parts
  const { person, changes, decision, words, by } = decided
  const introOf = (language: Language) =>
    texts(language, `mail:record.${decision}Intro`, {
      name: nameOf(by),
      fields: fieldsOf(parts, changes, language),
    })
  await insertNotification(tx, {
    userId: person.id,
    at: now(),
    texts: languages.map((language) => ({
      language,
      title: texts(language, `mail:record.${decision}Subject`),
      description: [introOf(language), words].filter(Boolean).join(' '),
    })),
  })
  const { language } = person
  await outbox.put(tx, [
    {
      kind: `record.${decision}`,
      to: person.email,
      subject: texts(language, `mail:record.${decision}Subject`),
      text: paragraphs(
        introOf(language),
        words,
        texts(language, 'mail:record.personLink', { link: pageLink('/staff/profile', config) }),
        signature(texts, language, company.email),
      ),
    },
  ])
}
