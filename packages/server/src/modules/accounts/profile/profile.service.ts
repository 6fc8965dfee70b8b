import { type Preferences, type Profile, permissionsOf, readSettings } from '@atrium/contract/accounts'
import type { Language } from '@atrium/contract/core'
import { idNumberOf } from '@atrium/contract/people'
import { changeAs } from '#db/audit.ts'
import { notFound } from '#http/httpError.ts'
import { localize } from '#i18n/localize.ts'
import type { Services } from '#services.ts'
import { findPerson, savePreferences, updatePhone } from './profile.repo.ts'

type Reads = Pick<Services, 'database'>

/** The signed-in person; `position` and `jobTitle` in the given language. */
export async function getProfile(
  { database }: Reads,
  accountId: number,
  language: Language,
): Promise<Profile> {
  const found = await findPerson(database.db, accountId)
  if (!found) throw notFound()
  const { birthday, isBirthdayShared, isLead, isReviewer, person } = found
  const { id, email, number, name, surname, phone, job, unit, role, readsSuggestions } = person
  return {
    id,
    email,
    firstName: name,
    lastName: surname,
    phone,
    position: localize(job, language) ?? '',
    jobTitle: localize(unit, language) ?? '',
    role,
    permissions: permissionsOf({ role, isLead, isReviewer, readsSuggestions }),
    photo: found.photo,
    badge: number === null ? null : idNumberOf(number),
    mailLanguage: person.language,
    isBirthdayShared: birthday === null ? null : isBirthdayShared,
    settings: readSettings(person.settings),
  }
}

/** Changes the phone number, which the badge shows too. */
export async function updateProfile(
  services: Reads,
  accountId: number,
  { phone }: { phone: string },
  language: Language,
): Promise<Profile> {
  await changeAs(services.database.db, accountId, (tx) => updatePhone(tx, accountId, phone))
  return getProfile(services, accountId, language)
}

/** Changes what only the person decides; the audit log has mails and birthday under the own name, and no settings. */
export async function updatePreferences(
  services: Reads,
  accountId: number,
  preferences: Preferences,
  language: Language,
): Promise<Profile> {
  await changeAs(services.database.db, accountId, (tx) => savePreferences(tx, accountId, preferences))
  return getProfile(services, accountId, language)
}
