import { limits, type MessageKey } from '@atrium/contract'
import type { UserRecord } from './users.repo.ts'

/** Whose password it is going to be. */
type Owner = Pick<UserRecord, 'email' | 'firstName' | 'lastName'>

/** Letters that must be left when the person's names are taken out of a password. */
const leastOwn = 4

/** What is wrong with a password that somebody wants to set, or nothing. */
export async function newPasswordError(password: string, owner: Owner): Promise<MessageKey | undefined> {
  if (password.length < limits.passwordMin) return 'passwordTooShort'
  if (password.length > limits.passwordMax) return 'passwordTooLong'
  if (isPersonal(password, owner)) return 'passwordPersonal'
  return (await isCommon(password)) ? 'passwordCommon' : undefined
}

let common: Promise<ReadonlySet<string>> | undefined

/** Some hundred thousand words, unpacked when the first password is set and not before. */
const commonPasswords = () => {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((word) => word.toLowerCase())),
  )
  return common
}

/** `Password`, and `password2026!` as well: digits and signs behind a word are the first that is guessed. */
async function isCommon(password: string): Promise<boolean> {
  const whole = password.normalize('NFKC').toLowerCase()
  const stem = whole.replace(/[^\p{Letter}]+$/u, '')
  const known = await commonPasswords()
  return known.has(whole) || known.has(stem)
}

/** Whether hardly a letter is left without the person's names and the name of their mailbox. */
function isPersonal(password: string, { email, firstName, lastName }: Owner): boolean {
  const mailbox = email.split('@')[0] ?? ''
  const words = [firstName, lastName, mailbox].flatMap((text) => text.split(/[^\p{Letter}]+/u))
  const names = [...new Set(words.flatMap(spellings))].filter((name) => name.length > 2)
  return spellings(password).some((typed) => {
    const left = names
      .toSorted((one, other) => other.length - one.length)
      .reduce((rest, name) => rest.replaceAll(name, ''), typed)
    return left !== typed && left.length < leastOwn
  })
}

/** A text in plain small letters only; `ə` is written both as `e` and as `a`. */
function spellings(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll('ı', 'i')
    .normalize('NFKD')
    .replace(/[^\p{Letter}]/gu, '')
  return [plain.replaceAll('ə', 'a'), plain.replaceAll('ə', 'e')]
}
