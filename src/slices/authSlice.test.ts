import { staffSamples, staffUserSample } from '@atrium/contract/samples'
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

it('knows nobody at first, then who signed in last, and nobody again', () => {
  expect(after()).toEqual([undefined, false])
  expect(after(signedIn(leyla))).toEqual([leyla.id, false])
  expect(after(signedIn(leyla), signedIn(rauf))).toEqual([rauf.id, false])
  expect(after(signedIn(leyla), signedOut())).toEqual([undefined, false])
})

it('a session that has ended is still somebody’s, until they sign in again here or elsewhere', () => {
  const ended = [signedIn(leyla), sessionExpired()]
  expect(after(...ended)).toEqual([leyla.id, true])
  expect(after(...ended, sessionRenewed())).toEqual([leyla.id, false])
  expect(after(...ended, signedIn(leyla))).toEqual([leyla.id, false])
  expect(after(...ended, signedIn(rauf))).toEqual([rauf.id, false])
  expect(after(...ended, signedOut())).toEqual([undefined, false])
})

it('nobody’s session cannot end', () => {
  expect(after(sessionExpired())).toEqual([undefined, false])
})

describe('a person that an answer or the storage names', () => {
  it('is taken with the fields of a person and no others', () => {
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
  ])('is refused when it is %s', (_how, value) => {
    expect(() => readStaffUser(value)).toThrow('incomplete')
  })
})
