import { limits, type MessageKey } from '@atrium/contract'
import type { UserRecord } from './users.repo.ts'

/** The owner of the password. */
type Owner = Pick<UserRecord, 'email' | 'firstName' | 'lastName'>

/** The least letters that a password must have besides the names of its owner. */
const minOwnLetters = 4

/** The error of a new password, or `undefined`. */
export async function newPasswordError(password: string, owner: Owner): Promise<MessageKey | undefined> {
  if (password.length < limits.passwordMin) return 'passwordTooShort'
  if (password.length > limits.passwordMax) return 'passwordTooLong'
  if (isPersonal(password, owner)) return 'passwordPersonal'
  return (await isCommon(password)) ? 'passwordCommon' : undefined
}

let common: Promise<ReadonlySet<string>> | undefined

/** Some hundred thousand common passwords, loaded when the first password is set. */
const commonPasswords = () => {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((word) => word.toLowerCase())),
  )
  return common
}

/** Whether the password, or the password without trailing digits and signs (`password2026!`), is common. */
async function isCommon(password: string): Promise<boolean> {
  const whole = password.normalize('NFKC').toLowerCase()
  const stem = whole.replace(/[^\p{Letter}]+$/u, '')
  const known = await commonPasswords()
  return known.has(whole) || known.has(stem)
}

/** Whether the password is little more than the names or the mailbox of its owner. */
function isPersonal(password: string, { email, firstName, lastName }: Owner): boolean {
  const mailbox = email.split('@')[0] ?? ''
  const words = [firstName, lastName, mailbox].flatMap((text) => text.split(/[^\p{Letter}]+/u))
  const names = [...new Set(words.flatMap(spellings))].filter((name) => name.length > 2)
  return spellings(password).some((typed) => {
    const left = names
      .toSorted((one, other) => other.length - one.length)
      .reduce((rest, name) => rest.replaceAll(name, ''), typed)
    return left !== typed && left.length < minOwnLetters
  })
}

/** The spellings of a text in plain small letters; `ə` becomes `e` or `a`. */
function spellings(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll('ı', 'i')
    .normalize('NFKD')
    .replace(/[^\p{Letter}]/gu, '')
  return [plain.replaceAll('ə', 'a'), plain.replaceAll('ə', 'e')]
}
