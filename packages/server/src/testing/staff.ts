import { beginSession } from '#accounts/sessions.ts'
import { insertUser, type NewUser, type UserRecord } from '#accounts/users.repo.ts'
import type { TestServices } from './services.ts'

const named = { AZ: 'Mühəndis', EN: 'Engineer', RU: 'Инженер' }
let counted = 0

/** An employee with a unique address; without a password unless one is given. */
export const hire = ({ database }: TestServices, person: Partial<NewUser> = {}): Promise<UserRecord> => {
  counted += 1
  return insertUser(database.db, {
    email: `person${counted}@caspora.example`,
    firstName: 'Leyla',
    lastName: 'Əliyeva',
    position: named,
    jobTitle: named,
    language: 'EN',
    ...person,
  })
}

/** The request headers of a signed-in person’s browser; starts a session. */
export async function signIn(
  { database, now }: TestServices,
  { id }: Pick<UserRecord, 'id'>,
): Promise<{ cookie: string }> {
  const token = await beginSession(database.db, { userId: id, userAgent: '', now: now() })
  return { cookie: `atrium-session=${token}` }
}
