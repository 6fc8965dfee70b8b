import { HttpError } from '#http/httpError.ts'

/** 429 after too many failed attempts. `until` is the instant from which the next attempt is accepted. */
export function delayed(blockedUntil: Date, now: Date): HttpError {
  const seconds = Math.max(1, Math.ceil((blockedUntil.getTime() - now.getTime()) / 1000))
  const minutes = String(Math.ceil(seconds / 60))
  return new HttpError(429, 'signInDelayed', { retryAfter: seconds, values: () => ({ minutes }) })
}
