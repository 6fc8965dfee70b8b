import { type Language, type Profile, getPhoto as photoEndpoint } from '@atrium/contract'
import { notFound } from '#http/httpError.ts'
import { localize } from '#i18n/localize.ts'
import type { Services } from '#services.ts'
import type { FileRecord } from '#storage/files.repo.ts'
import { findPerson, updatePhone } from './profile.repo.ts'

type Reads = Pick<Services, 'database'>

/** The signed-in person; `position` and `jobTitle` in the given language. */
export async function getProfile({ database }: Reads, userId: number, language: Language): Promise<Profile> {
  const found = await findPerson(database.db, userId)
  if (!found) throw notFound()
  const { id, email, firstName, lastName, phone, position, jobTitle, role } = found.person
  return {
    id,
    email,
    firstName,
    lastName,
    phone,
    position: localize(position, language) ?? '',
    jobTitle: localize(jobTitle, language) ?? '',
    role,
    photo: found.photo && `${photoEndpoint.path}?v=${photoVersion(found.photo)}`,
  }
}

/** Changes the phone number; the employee behind the badge is another record. */
export async function updateProfile(
  services: Reads,
  userId: number,
  { phone }: { phone: string },
  language: Language,
): Promise<Profile> {
  await updatePhone(services.database.db, userId, phone)
  return getProfile(services, userId, language)
}

/** A part of the address of a photo, so that each photo has its own address. */
export const photoVersion = ({ sha256 }: Pick<FileRecord, 'sha256'>): string => sha256.slice(0, 16)
