import { eq, inArray, notExists } from 'drizzle-orm'
import { insertMany } from './insertMany.ts'
import { applicationEvents, applications, candidates, mails, notifications } from './schema.ts'
import type { Database } from './types.ts'

type NewApplicationEvent = Required<
  Pick<typeof applicationEvents.$inferInsert, 'applicationId' | 'accountId' | 'kind' | 'data' | 'createdAt'>
>

/** Adds entries to the history of applications, and returns their ids. `accountId` is `null` for the applicant and the server. */
export const insertApplicationEvents = (
  tx: Database,
  events: readonly NewApplicationEvent[],
): Promise<number[]> => insertMany(tx, applicationEvents, events)

/**
 * What the history says of a mail to an applicant. Staff read it: the token of the applicant's private link is left out.
 */
export const mailEventData = ({ subject, text }: { subject: string; text: string }) => ({
  subject,
  text: text.replace(/(\/application\/)[\w-]{16,}/g, '$1…').trim(),
})

/** `mails.about` of the mails to an applicant. */
export const aboutApplication = (id: number): string => `application ${id}`

/** The page of an application at the desk, as notifications link to it. */
export const applicationPage = (id: number): string => `/staff/desk/applications/${id}`

/**
 * Deletes what refers to deleted applications: mails to the applicants, notifications, candidates without another one. Returns the
 * number of the mails.
 */
export async function deleteTraces(tx: Database, ids: readonly number[]): Promise<number> {
  const sent = await tx
    .delete(mails)
    .where(inArray(mails.about, ids.map(aboutApplication)))
    .returning({ id: mails.id })
  await tx.delete(notifications).where(inArray(notifications.href, ids.map(applicationPage)))
  const theirs = tx.select().from(applications).where(eq(applications.candidateId, candidates.id))
  await tx.delete(candidates).where(notExists(theirs))
  return sent.length
}
