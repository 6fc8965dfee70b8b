import { createHash, randomBytes } from 'node:crypto'

/** A random token that is safe in URLs. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The stored form of a token: a hash, so that the database does not reveal the token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
