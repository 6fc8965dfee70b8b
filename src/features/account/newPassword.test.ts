import { passwordChangeSchema } from '@atrium/contract/accounts/profile/schema'
import { newPasswordMistakes } from './newPassword.ts'

const whole = { current: 'an old one', password: 'a new password', again: 'a new password' }

it('accepts a current password and a new one typed twice', () => {
  expect(newPasswordMistakes(passwordChangeSchema, whole)).toEqual({})
})

it.each([
  [
    {},
    { current: 'currentPasswordRequired', password: 'newPasswordRequired', again: 'passwordAgainRequired' },
  ],
  [{ ...whole, password: 'seven77', again: 'seven77' }, { password: 'passwordTooShort' }],
  [{ ...whole, again: '' }, { again: 'passwordAgainRequired' }],
  [{ ...whole, again: 'a new passwort' }, { again: 'passwordsDiffer' }],
])('reports the error of each field (%#)', (values, mistakes) => {
  expect(newPasswordMistakes(passwordChangeSchema, values)).toEqual(mistakes)
})
