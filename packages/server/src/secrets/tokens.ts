import { createHash, randomBytes } from 'node:crypto'

/** A token that nobody can guess, in letters that an address may hold. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of a token that only its mail may know. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
