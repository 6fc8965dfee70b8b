import { totpCode } from '#secrets/totp.ts'
import type { TestServices } from './services.ts'

const second = 1000

/** The code that the authenticator app shows in so many milliseconds. */
export const codeIn = ({ now }: Pick<TestServices, 'now'>, secret: string, milliseconds = 0): string =>
  totpCode(secret, new Date(now().getTime() + milliseconds))

/** Waits for the next code of the authenticator app: the server accepts each code once. */
export function nextCode({ clock }: Pick<TestServices, 'clock'>, secret: string): string {
  clock.pass(30 * second)
  return codeIn(clock, secret)
}
