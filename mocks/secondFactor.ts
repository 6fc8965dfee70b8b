import { samplePassword } from '@atrium/contract/accounts/samples'
import { secondFactorEndpoints } from '@atrium/contract/accounts/secondFactor/calls'
import { firstCodeSchema, reauthenticationSchema } from '@atrium/contract/accounts/secondFactor/schema'
import { answering, done, json, mockOf, notFound, refuse } from './answers.ts'
import { memoryOf } from './memory.ts'

/** Represents all right codes of the authenticator app. */
export const rightCode = '123456'

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

const memory = memoryOf(() => ({
  since: null as string | null,
  isWaiting: false,
  codes: [] as string[],
  sets: 0,
}))

const plain = (code: string) => code.replace(/[\s-]/g, '').toLowerCase()

/** The error of a code at sign-in and re-authentication, or `undefined`. Spends recovery codes. */
export function secondFactorError(
  code: string | undefined,
): 'secondFactorCodeRequired' | 'secondFactorCodeWrong' | undefined {
  if (memory.since === null) return undefined
  if (!code) return 'secondFactorCodeRequired'
  const left = memory.codes.filter((each) => plain(each) !== plain(code))
  if (left.length === memory.codes.length && code !== rightCode) return 'secondFactorCodeWrong'
  memory.codes = left
  return undefined
}

/** Whether the authenticator app is on. */
export const isSecondFactorOn = () => memory.since !== null

/** Ends the recovery codes, with the last passkey of a person without the app. */
export function dropCodes(): void {
  memory.codes = []
}

export function renewCodes() {
  memory.sets += 1
  memory.codes = Array.from({ length: 10 }, (_, at) => `code-${memory.sets}set-${1000 + at}`)
  return json({ recoveryCodes: memory.codes })
}

/** The rows of the call table about the second factor. Every sample person shares one. */
export const secondFactorMocks = [
  mockOf(
    secondFactorEndpoints.reauthenticate,
    answering(reauthenticationSchema, ({ current, code }) => {
      if (current !== samplePassword) return refuse({ current: 'currentPasswordWrong' })
      const error = secondFactorError(code)
      return error ? refuse({ code: error }) : json({})
    }),
  ),
  mockOf(secondFactorEndpoints.getSecondFactor, () =>
    json({ since: memory.since, isRequired: false, recoveryCodesLeft: memory.codes.length }),
  ),
  mockOf(secondFactorEndpoints.createSecondFactor, () => {
    if (memory.since) return notFound()
    memory.isWaiting = true
    return json({ secret, uri: `otpauth://totp/Caspora:staff?issuer=Caspora&secret=${secret}` })
  }),
  mockOf(
    secondFactorEndpoints.confirmSecondFactor,
    answering(firstCodeSchema, ({ code }) => {
      if (!memory.isWaiting) return notFound()
      if (code !== rightCode) return refuse({ code: 'secondFactorCodeWrong' })
      memory.since = '2026-11-21T09:00:00.000Z'
      memory.isWaiting = false
      return renewCodes()
    }),
  ),
  mockOf(secondFactorEndpoints.deleteSecondFactor, () => {
    memory.since = null
    memory.codes = []
    return done()
  }),
  mockOf(secondFactorEndpoints.replaceRecoveryCodes, () => (memory.since ? renewCodes() : notFound())),
]
