import { auditSuite, authSuite, availabilitySuite, calendarFeedSuite, cardsSuite, careersSuite, computersSuite, directorySuite, emailSuite, employeesSuite, holidaysSuite, invitationsSuite, leaveSuite, meetingRoomsSuite, meetingsSuite, newsSuite, notificationsSuite, offDaysSuite, passkeysSuite, peopleImportSuite, peopleSuite, profileSuite, recordRequestsSuite, roomsDeskSuite, type SuiteDevice, scheduleSuite, secondFactorSuite, servicesSuite, subscriptionsSuite, suggestionsSuite, teamSuite } from '@atrium/contract/testing/suites'
import { type Caller } from '@atrium/contract/testing/caller'
import { meetings } from '#db/schema.ts'
import { nextCode } from '#testing/authenticator.ts'
import { describeOnEachDatabase } from '#testing/databases.ts'
import { PasskeyDevice } from '#testing/passkeyDevice.ts'
import { serveStaff } from '#testing/staffCaller.ts'

/** Calls without a session. */
const publicSuites = {
  careers: careersSuite,
  'e-mail service': emailSuite,
  holidays: holidaysSuite,
  invitations: invitationsSuite,
  newsletter: subscriptionsSuite,
  services: servicesSuite,
  team: teamSuite,
  // It changes the password of the first of the sample people, which ends their sessions.
  accounts: authSuite,
}

/** Calls by the first of the sample people, who has no meetings and no days off yet. */
const staffSuites = {
  // First: a change of a meeting that is not kept is a notification.
  notifications: notificationsSuite,
  meetings: meetingsSuite,
  'off days': offDaysSuite,
  availability: availabilitySuite,
  'the private calendar address': calendarFeedSuite,
  cards: cardsSuite,
  directory: directorySuite,
  employees: employeesSuite,
  news: newsSuite,
  'changes of records': recordRequestsSuite,
  schedule: scheduleSuite,
  suggestions: suggestionsSuite,
  profile: profileSuite,
}

/** Calls by a person of HR. */
const hrSuites = {
  computers: computersSuite,
  'rooms of the admin area': roomsDeskSuite,
  'the import of people': peopleImportSuite,
}

/** The site of a server without `PUBLIC_URL`. */
const site = 'http://127.0.0.1:3000'

/** A device with a passkey of a site. */
function deviceOf(origin: string): SuiteDevice {
  const device = new PasskeyDevice()
  return {
    create: (question) => device.create(question, { origin }),
    prove: (question) => device.prove(question, { origin }),
  }
}

describeOnEachDatabase('the real server fulfils the contract', (open) => {
  let serving: Awaited<ReturnType<typeof serveStaff>>
  let admin: Caller
  let hr: Caller
  beforeAll(async () => {
    const database = await open()
    // The caller has no meetings yet, not even the samples.
    await database.db.delete(meetings)
    serving = await serveStaff(database)
    admin = serving.callAs('admin')
    hr = serving.callAs('hr')
  })
  afterAll(() => serving.app.close())

  for (const [name, suite] of Object.entries(staffSuites)) {
    describe(`about ${name}`, () => suite((path, init) => serving.call(path, init)))
  }
  // People first: their changes are the first entries of the audit log.
  describe('about people', () => peopleSuite((path, init) => admin(path, init)))
  describe('about leave', () =>
    leaveSuite(
      (path, init) => serving.call(path, init),
      (path, init) => admin(path, init),
    ))
  describe('about the audit log', () => auditSuite((path, init) => admin(path, init)))
  describe('about the second factor', () =>
    secondFactorSuite(
      (path, init) => serving.call(path, init),
      (secret) => nextCode(serving, secret),
    ))
  // The second factor is off again.
  describe('about passkeys', () =>
    passkeysSuite(
      (path, init) => serving.call(path, init),
      deviceOf(site),
      deviceOf('http://caspora.evil.example'),
    ))
  // Its booking is a meeting of the caller.
  describe('about rooms that can be booked', () =>
    meetingRoomsSuite((path, init) => serving.call(path, init)))
  for (const [name, suite] of Object.entries(publicSuites)) {
    describe(`about ${name}`, () => suite((path, init) => serving.callAsStranger(path, init)))
  }
  // Last: they move people, and add rooms and computers.
  for (const [name, suite] of Object.entries(hrSuites)) {
    describe(`about ${name}`, () => suite((path, init) => hr(path, init)))
  }
})
