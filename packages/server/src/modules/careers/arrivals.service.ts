import {
  aboutApplication,
  applicationPage,
  insertApplicationEvents,
  mailEventData,
} from '#db/applicationEvents.ts'
import type { Database } from '#db/types.ts'
import { type NewMail, oneLine } from '#mail/mail.ts'
import { hasMailAbout } from '#mail/mails.repo.ts'
import { notify } from '#modules/notifications/index.ts'
import type { Services } from '#services.ts'
import { receiptKind } from './applicationMails.service.ts'
import { findHiringManager } from './applications.repo.ts'

interface Arrival {
  id: number
  jobId: number | null
  position: string
  firstName: string
  lastName: string
  createdAt: Date
}

/** Writes the receipt into the history of an application, unless the outbox left it out. */
export async function noteReceipt(
  tx: Database,
  { id, createdAt }: Pick<Arrival, 'id' | 'createdAt'>,
  mails: readonly NewMail[],
): Promise<void> {
  const receipt = mails.find(({ kind }) => kind === receiptKind)
  if (!receipt || !(await hasMailAbout(tx, aboutApplication(id), new Date(createdAt.getTime() - 1)))) return
  await insertApplicationEvents(tx, [
    { applicationId: id, accountId: null, kind: 'mail', data: mailEventData(receipt), createdAt },
  ])
}

/** Notifies the hiring manager of a vacancy; HR knows of every application by the company's mail. */
export async function notifyHiringManager(
  tx: Database,
  parts: Pick<Services, 'outbox' | 'texts' | 'now'>,
  { id, jobId, position, firstName, lastName }: Arrival,
): Promise<void> {
  const accountId = jobId === null ? undefined : await findHiringManager(tx, jobId)
  if (accountId === undefined) return
  const values = { applicant: oneLine(`${firstName} ${lastName}`), position }
  await notify(tx, parts, {
    accountId,
    href: applicationPage(id),
    entry: (language) => ({
      title: parts.texts(language, 'mail:hiring.receivedTitle', values),
      description: parts.texts(language, 'mail:hiring.receivedText', values),
    }),
  })
}
