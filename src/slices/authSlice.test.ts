import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import {
  authSliceConfig,
  readStaffUser,
  selectSessionExpired,
  selectStaffUser,
  sessionExpired,
  sessionRenewed,
  signedIn,
  signedOut,
} from './authSlice.ts'

const [leyla, rauf] = staffSamples.map(staffUserSample) as [
  ReturnType<typeof staffUserSample>,
  ReturnType<typeof staffUserSample>,
]

const { reducer } = authSliceConfig.slice

const after = (...actions: Parameters<typeof reducer>[1][]) => {
  const auth = actions.reduce<ReturnType<typeof reducer>>(reducer, reducer(undefined, { type: 'start' }))
  return [selectStaffUser({ auth })?.id, selectSessionExpired({ auth })]
}

it('has no user at first, then the last signed-in user, and none after the sign-out', () => {
  expect(after()).toEqual([undefined, false])
  expect(after(signedIn(leyla))).toEqual([leyla.id, false])
  expect(after(signedIn(leyla), signedIn(rauf))).toEqual([rauf.id, false])
  expect(after(signedIn(leyla), signedOut())).toEqual([undefined, false])
})

it('keeps the user of an expired session until that person signs in again here or elsewhere', () => {
  const ended = [signedIn(leyla), sessionExpired()]
  expect(after(...ended)).toEqual([leyla.id, true])
  expect(after(...ended, sessionRenewed())).toEqual([leyla.id, false])
  expect(after(...ended, signedIn(leyla))).toEqual([leyla.id, false])
  expect(after(...ended, signedIn(rauf))).toEqual([rauf.id, false])
  expect(after(...ended, signedOut())).toEqual([undefined, false])
})

it('does not expire without a user', () => {
  expect(after(sessionExpired())).toEqual([undefined, false])
})

describe('the user in an answer or in the storage', () => {
  it('has the fields of a user and no others', () => {
    expect(readStaffUser({ ...leyla, token: 'secret', phone: '+994' })).toEqual(leyla)
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'Leyla'],
    ['without an id', { ...leyla, id: undefined }],
    ['with a text for an id', { ...leyla, id: '1' }],
    ['without an address', { ...leyla, email: undefined }],
    ['with a number for a name', { ...leyla, lastName: 7 }],
    ['without a role', { ...leyla, role: undefined }],
    ['of a role that nobody has', { ...leyla, role: 'owner' }],
  ])('is rejected when it is %s', (_how, value) => {
    expect(() => readStaffUser(value)).toThrow('incomplete')
  })
})
