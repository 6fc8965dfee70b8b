import type { Database } from '#db/types.ts'
import { hashOf } from '#secrets/tokens.ts'
import { newRecoveryCode, plainCode, totpStep } from '#secrets/totp.ts'
import {
  findSecondFactor,
  hasSecondFactor,
  replaceRecoveryCodeHashes,
  spendRecoveryCode,
  spendStep,
} from './secondFactor.repo.ts'

/** The number of recovery codes of a new set. */
const recoveryCodeCount = 10

/** Whether a typed code is the second factor of a person; `off` when the person has none, neither an app nor a passkey. */
type CodeCheck = 'off' | 'missing' | 'wrong' | 'right'

/** Spends a code of the authenticator app, or a recovery code. Each code is accepted once. */
export async function checkSecondFactor(
  db: Database,
  accountId: number,
  typed: string | undefined,
  now: Date,
): Promise<CodeCheck> {
  if (!(await hasSecondFactor(db, accountId))) return 'off'
  const code = plainCode(typed ?? '')
  if (code === '') return 'missing'
  const app = await findSecondFactor(db, accountId)
  const isRight =
    (app?.confirmedAt && (await spendTotp(db, app, code, now))) ||
    (await spendRecoveryCode(db, accountId, hashOf(code)))
  return isRight ? 'right' : 'wrong'
}

/** Spends a code of the authenticator app alone; returns whether it was right and not used before. */
export async function spendTotp(
  db: Database,
  { accountId, secret }: { accountId: number; secret: string },
  code: string,
  now: Date,
): Promise<boolean> {
  const step = totpStep(secret, code, now)
  return step !== undefined && (await spendStep(db, accountId, step))
}

/** Replaces the recovery codes of a person; returns the new ones, which are stored nowhere in this form. */
export async function renewRecoveryCodes(tx: Database, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode)
  await replaceRecoveryCodeHashes(
    tx,
    accountId,
    codes.map((code) => hashOf(plainCode(code))),
  )
  return codes
}
