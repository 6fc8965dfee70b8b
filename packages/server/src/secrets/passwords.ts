import { hash, verify } from '@node-rs/argon2'

/** argon2id (the default of the library) with the first recommendation of OWASP: 19 MiB, two rounds, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), cost)

/** The hash of a random text, so that an account without a password takes the same time. */
let ofNobody: Promise<string> | undefined

/** Whether the password is right. Takes the same time without a hash. */
export async function isPassword(passwordHash: string | null | undefined, typed: string): Promise<boolean> {
  ofNobody ??= hashPassword(crypto.randomUUID())
  const isRight = await verify(passwordHash ?? (await ofNobody), typed.normalize('NFKC'))
  return isRight && passwordHash != null
}
