import type { AttemptCount } from '#accounts/loginAttempts.repo.ts'
import { registerAttempt } from '#accounts/loginAttempts.ts'
import type { Database } from '#db/types.ts'
import { HttpError } from '#http/httpError.ts'

/**
 * Counts an attempt to authenticate, before the verification (rate limit, brute-force protection). Throws 429
 * with the seconds until the next accepted attempt after repeated failures.
 */
export async function requireAttempt(db: Database, counts: AttemptCount[], now: Date): Promise<void> {
  const blockedUntil = await registerAttempt(db, counts, now)
  if (!blockedUntil) return
  const seconds = Math.max(1, Math.ceil((blockedUntil.getTime() - now.getTime()) / 1000))
  const minutes = String(Math.ceil(seconds / 60))
  throw new HttpError(429, 'signInDelayed', { retryAfter: seconds, values: () => ({ minutes }) })
}
