import { auditSuite, authSuite, availabilitySuite, calendarFeedSuite, cardsSuite, careersSuite, computersSuite, directorySuite, emailSuite, employeesSuite, holidaysSuite, invitationsSuite, leaveSuite, meetingRoomsSuite, meetingsSuite, newsSuite, notificationsSuite, offDaysSuite, passkeysSuite, peopleImportSuite, peopleSuite, profileSuite, recordRequestsSuite, roomsDeskSuite, type SuiteDevice, scheduleSuite, secondFactorSuite, servicesSuite, subscriptionsSuite, suggestionsSuite, teamSuite } from '@atrium/contract/testing/suites'
import { type Caller } from '@atrium/contract/testing/caller'
import { forgetChanges } from './memory.ts'
import { refusedPasskey } from './passkeys.ts'
import { rightCode } from './secondFactor.ts'
import { server } from './server.ts'

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

/** Every caller of the mocks is the first of the sample people, with all permissions. */
const call: Caller = (path, init) => fetch(`http://mocks.test${path}`, init)

/** A device with a passkey of this id; the mocks verify no signatures. */
function deviceOf(id: string): SuiteDevice {
  const ids = { id, rawId: id, type: 'public-key' } as const
  const clientDataJSON = 'AA'
  return {
    create: () => ({ ...ids, response: { clientDataJSON, attestationObject: 'AA' } }),
    prove: () => ({
      ...ids,
      response: { clientDataJSON, authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' },
    }),
  }
}

const suites: Record<string, () => void> = {
  accounts: () => authSuite(call),
  'the audit log': () => auditSuite(call),
  availability: () => availabilitySuite(call),
  'the private calendar address': () => calendarFeedSuite(call),
  cards: () => cardsSuite(call),
  careers: () => careersSuite(call),
  'changes of records': () => recordRequestsSuite(call),
  computers: () => computersSuite(call),
  directory: () => directorySuite(call),
  'e-mail service': () => emailSuite(call),
  employees: () => employeesSuite(call),
  holidays: () => holidaysSuite(call),
  'the import of people': () => peopleImportSuite(call),
  invitations: () => invitationsSuite(call),
  leave: () => leaveSuite(call, call),
  meetings: () => meetingsSuite(call),
  news: () => newsSuite(call),
  newsletter: () => subscriptionsSuite(call),
  notifications: () => notificationsSuite(call),
  'off days': () => offDaysSuite(call),
  passkeys: () => passkeysSuite(call, deviceOf('cGFzc2tleQ'), deviceOf(refusedPasskey)),
  people: () => peopleSuite(call),
  profile: () => profileSuite(call),
  'rooms of the admin area': () => roomsDeskSuite(call),
  'rooms that can be booked': () => meetingRoomsSuite(call),
  schedule: () => scheduleSuite(call),
  services: () => servicesSuite(call),
  suggestions: () => suggestionsSuite(call),
  team: () => teamSuite(call),
  'the second factor': () => secondFactorSuite(call, () => rightCode),
}

describe('the mocks fulfil the contract', () => {
  describe.each(Object.entries(suites))('about %s', (_noun, suite) => {
    afterAll(forgetChanges)
    suite()
  })

  it('refuse a password that many people use, for the screens', async () => {
    const body = JSON.stringify({ token: 'of-a-mail', password: 'password1' })
    const reply = await call('/api/v1/password/reset/', { method: 'POST', body })
    expect([reply.status, (await reply.json()).errors]).toEqual([400, { password: 'passwordCommon' }])
  })
})
