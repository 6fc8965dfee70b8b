import { hash, verify } from '@node-rs/argon2'

/** argon2id, which is the library's own choice, with OWASP's first recommendation: 19 MiB, two rounds, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), cost)

/** A hash of nothing anybody knows: an account without a password costs the same time as one with. */
let ofNobody: Promise<string> | undefined

/** Whether this is the password. Takes the same time when there is no hash to compare with. */
export async function isPassword(passwordHash: string | null | undefined, typed: string): Promise<boolean> {
  ofNobody ??= hashPassword(crypto.randomUUID())
  const isRight = await verify(passwordHash ?? (await ofNobody), typed.normalize('NFKC'))
  return isRight && passwordHash != null
}
