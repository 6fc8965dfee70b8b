import { company, limits, type MessageKey } from '@atrium/contract/core'
import type { AccountRecord } from '#db/accounts.ts'

/** The owner of the password. */
type Owner = Pick<AccountRecord, 'email' | 'name' | 'surname'>

/** The least letters that a password must have besides the names of its owner. */
const minOwnLetters = 4

/** The error of a new password, or `undefined`. */
export async function newPasswordError(password: string, owner: Owner): Promise<MessageKey | undefined> {
  if (password.length < limits.passwordMin) return 'passwordTooShort'
  if (password.length > limits.passwordMax) return 'passwordTooLong'
  if (isMadeOf(password, wordsOf(owner))) return 'passwordPersonal'
  const isGuessed = isRepetition(password) || isMadeOf(password, companyWords()) || (await isCommon(password))
  return isGuessed ? 'passwordCommon' : undefined
}

/** Words that everybody here thinks of first. */
const companyWords = () => [company.name, 'Atrium']

/** Whether the password repeats one part, such as `aaaaaaaa` or `plan1plan1`, or has fewer than four different characters. */
const isRepetition = (password: string): boolean =>
  /^(.+?)\1+$/su.test(password) || new Set(password.toLowerCase()).size < 4

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

/** The names and the mailbox of a person, word by word. */
const wordsOf = ({ email, name, surname }: Owner): string[] =>
  [name, surname, email.split('@')[0] ?? ''].flatMap((text) => text.split(/[^\p{Letter}]+/u))

/** Whether the password is little more than these words. */
function isMadeOf(password: string, words: string[]): boolean {
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
