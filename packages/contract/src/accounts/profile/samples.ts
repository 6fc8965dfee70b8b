import { permissionsOf } from '#accounts/permissions.ts'
import type { staffSamples } from '#accounts/sampleStaff.ts'
import type { Language } from '#core/language.ts'
import { isReviewerSample } from '#hiring/sampleVacancies.ts'
import { badgeSamples } from '#people/badges/samples.ts'
import { isLeadSample } from '#people/sampleTeams.ts'
import type { Profile } from './schema.ts'

/** The form of `GET /api/v1/me/` for a sample person at the first start. */
export const profileSample = (
  {
    id,
    email,
    firstName,
    lastName,
    phone,
    position,
    jobTitle,
    role,
    readsSuggestions,
  }: (typeof staffSamples)[number],
  language: Language,
): Profile => ({
  id,
  email,
  firstName,
  lastName,
  phone,
  position: position[language],
  jobTitle: jobTitle[language],
  role,
  permissions: permissionsOf({
    role,
    isLead: isLeadSample(email.split('@')[0] ?? ''),
    isReviewer: isReviewerSample(email.split('@')[0] ?? ''),
    readsSuggestions,
  }),
  photo: null,
  badge: badgeSamples.find((employee) => employee.email === email)?.idnumber ?? null,
  mailLanguage: 'AZ',
  // The samples have no birthdays.
  isBirthdayShared: null,
  settings: {},
})
