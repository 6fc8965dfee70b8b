import { limits } from '@atrium/contract/core'
import { newPasswordError } from './newPassword.ts'

const leyla = { email: 'leyla.aliyeva@caspora.example', name: 'Leyla', surname: 'Əliyeva' }
const ilqar = { email: 'i.hajiyev@caspora.example', name: 'İlqar', surname: 'Hacıyev-Şahin' }
const irina = { email: 'irina.sokolova@caspora.example', name: 'Ирина', surname: 'Соколова' }

it.each([
  ['short', 'passwordTooShort'],
  ['x'.repeat(limits.passwordMax + 1), 'passwordTooLong'],
  ['password', 'passwordCommon'],
  ['PassWord', 'passwordCommon'],
  ['password1', 'passwordCommon'],
  ['Password2026!', 'passwordCommon'],
  ['12345678', 'passwordCommon'],
  ['qwertyuiop', 'passwordCommon'],
  ['aaaaaaaa', 'passwordCommon'],
  ['ababbaabab', 'passwordCommon'],
  ['təqvim7təqvim7', 'passwordCommon'],
  ['Caspora-2026!', 'passwordCommon'],
  ['my-atrium', 'passwordCommon'],
  ['Leyla2026', 'passwordPersonal'],
  ['leyla.aliyeva', 'passwordPersonal'],
  ['Əliyeva-Leyla!', 'passwordPersonal'],
  ['1990aliyeva1990', 'passwordPersonal'],
  ['eliyeva2026x', 'passwordPersonal'],
])('rejects %j: %s', async (password, problem) => {
  expect(await newPasswordError(password, leyla)).toBe(problem)
})

it.each(['plan-on-time-2026', 'seven green bars', 'Leyla drinks black tea', 'x7#Qm2!pV9', 'зелёная полоса'])(
  'accepts %j',
  async (password) => {
    expect(await newPasswordError(password, leyla)).toBeUndefined()
  },
)

it.each([
  [ilqar, 'Hacıyev77'],
  [ilqar, 'ilqar-SAHIN'],
  [ilqar, 'hajiyev.1'],
  [irina, 'Соколова1'],
  [irina, 'иринаСоколова'],
])('finds the user’s names in %j in any spelling: %s', async (owner, password) => {
  expect(await newPasswordError(password, owner)).toBe('passwordPersonal')
})
