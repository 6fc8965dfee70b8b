import { passkeysSuite, type SuiteDevice } from '#accounts/passkeys/suite.ts'
import { profileSuite } from '#accounts/profile/suite.ts'
import { secondFactorSuite } from '#accounts/secondFactor/suite.ts'
import { authSuite } from '#accounts/suite.ts'
import { auditSuite } from '#audit/suite.ts'
import { applicantSuite } from '#careers/applicant/suite.ts'
import { careersSuite } from '#careers/suite.ts'
import { emailSuite } from '#contact/suite.ts'
import { contentSuite } from '#content/suite.ts'
import { candidatesSuite } from '#hiring/applications/candidatesSuite.ts'
import { applicationsSuite } from '#hiring/applications/suite.ts'
import { templatesSuite } from '#hiring/templates/suite.ts'
import { vacanciesSuite } from '#hiring/vacancies/suite.ts'
import { holidaysSuite } from '#holidays/suite.ts'
import { offDaysSuite } from '#leave/offDays/suite.ts'
import { leaveSuite } from '#leave/suite.ts'
import { availabilitySuite } from '#meetings/availability/suite.ts'
import { calendarFeedSuite } from '#meetings/feed/suite.ts'
import { invitationsSuite } from '#meetings/invitations/suite.ts'
import { scheduleSuite } from '#meetings/scheduleSuite.ts'
import { meetingsSuite } from '#meetings/suite.ts'
import { deskNewsSuite } from '#news/desk/suite.ts'
import { newsSuite } from '#news/suite.ts'
import { archiveSuite } from '#newsletter/archive/suite.ts'
import { lettersSuite } from '#newsletter/letters/suite.ts'
import { subscribersSuite } from '#newsletter/subscribers/suite.ts'
import { subscriptionsSuite } from '#newsletter/suite.ts'
import { notificationsSuite } from '#notifications/suite.ts'
import { outboxSuite } from '#outbox/suite.ts'
import { employeesSuite, publicFieldsSuite } from '#people/badges/suite.ts'
import { cardsSuite } from '#people/cards/suite.ts'
import { directorySuite } from '#people/colleagues/suite.ts'
import { peopleImportSuite } from '#people/import/suite.ts'
import { recordRequestsSuite } from '#people/requests/suite.ts'
import { peopleSuite } from '#people/suite.ts'
import { teamSuite } from '#people/team/suite.ts'
import { picturesSuite } from '#pictures/suite.ts'
import { meetingRoomsSuite } from '#rooms/bookings/suite.ts'
import { computersSuite } from '#rooms/computers/suite.ts'
import { roomsDeskSuite } from '#rooms/suite.ts'
import { servicesSuite } from '#services/suite.ts'
import { setupSuite } from '#setup/suite.ts'
import { siteSuite } from '#site/suite.ts'
import { suggestionsSuite } from '#suggestions/suite.ts'
import { translationsSuite } from '#translations/suite.ts'
import type { Caller } from './caller.ts'

export type { SuiteDevice }

/** The callers of the suites, and the parts of a sign-in that only a server or its mocks can make. */
interface Callers {
  /** Without a session. */
  stranger: Caller
  /** In the session of the first of the sample people, who has no meetings and no days off yet. */
  person: Caller
  hr: Caller
  admin: Caller
  /** The next code of a second factor with this secret. */
  nextCode: (secret: string) => string
  device: SuiteDevice
  /** A device whose passkey is refused. */
  otherDevice: SuiteDevice
}

/** All suites, by subject, in an order in which no suite disturbs a later one. */
export const suites: readonly [subject: string, run: (callers: Callers) => void][] = [
  // First: a change of a meeting that is not kept is a notification.
  ['notifications', ({ person }) => notificationsSuite(person)],
  ['meetings', ({ person }) => meetingsSuite(person)],
  ['off days', ({ person }) => offDaysSuite(person)],
  ['availability', ({ person }) => availabilitySuite(person)],
  ['the private calendar address', ({ person }) => calendarFeedSuite(person)],
  ['cards', ({ person }) => cardsSuite(person)],
  ['directory', ({ person }) => directorySuite(person)],
  ['employees', ({ person }) => employeesSuite(person)],
  ['news', ({ person }) => newsSuite(person)],
  ['news at the desk', ({ admin }) => deskNewsSuite(admin)],
  ['changes of records', ({ person }) => recordRequestsSuite(person)],
  ['schedule', ({ person }) => scheduleSuite(person)],
  ['the facts about the company', ({ admin }) => siteSuite(admin)],
  ['the setup', ({ admin }) => setupSuite(admin)],
  ['the content of the site', ({ stranger, admin }) => contentSuite(stranger, admin)],
  ['the texts of the interface', ({ admin }) => translationsSuite(admin)],
  ['letters', ({ admin }) => lettersSuite(admin)],
  ['subscribers', ({ admin }) => subscribersSuite(admin)],
  ['the outbox', ({ admin }) => outboxSuite(admin)],
  ['pictures', ({ admin }) => picturesSuite(admin)],
  ['suggestions', ({ person }) => suggestionsSuite(person)],
  ['profile', ({ person }) => profileSuite(person)],
  // People before the audit log: their changes are its first entries.
  ['people', ({ admin }) => peopleSuite(admin)],
  ['public fields of badges', ({ admin }) => publicFieldsSuite(admin)],
  ['leave', ({ person, admin }) => leaveSuite(person, admin)],
  ['the audit log', ({ admin }) => auditSuite(admin)],
  ['the second factor', ({ person, nextCode }) => secondFactorSuite(person, nextCode)],
  // The second factor is off again.
  ['passkeys', ({ person, device, otherDevice }) => passkeysSuite(person, device, otherDevice)],
  // Its booking is a meeting of the caller.
  ['rooms that can be booked', ({ person }) => meetingRoomsSuite(person)],
  ['careers', ({ stranger }) => careersSuite(stranger)],
  ['the link of an applicant', ({ stranger }) => applicantSuite(stranger)],
  // After the careers, which count the samples.
  ['vacancies of the desk', ({ hr }) => vacanciesSuite(hr)],
  ['applications at the desk', ({ hr }) => applicationsSuite(hr)],
  ['stages and templates of hiring', ({ hr }) => templatesSuite(hr)],
  ['everything about a candidate', ({ hr }) => candidatesSuite(hr)],
  ['e-mail service', ({ stranger }) => emailSuite(stranger)],
  ['holidays', ({ stranger }) => holidaysSuite(stranger)],
  ['invitations', ({ stranger }) => invitationsSuite(stranger)],
  ['newsletter', ({ stranger }) => subscriptionsSuite(stranger)],
  ['published letters', ({ stranger }) => archiveSuite(stranger)],
  ['services', ({ stranger }) => servicesSuite(stranger)],
  ['team', ({ stranger }) => teamSuite(stranger)],
  // It changes the password of the first of the sample people, which ends their sessions.
  ['accounts', ({ stranger }) => authSuite(stranger)],
  // Last: they move people, and add rooms and computers.
  ['computers', ({ hr }) => computersSuite(hr)],
  ['rooms of the admin area', ({ hr }) => roomsDeskSuite(hr)],
  ['the import of people', ({ hr }) => peopleImportSuite(hr)],
]
