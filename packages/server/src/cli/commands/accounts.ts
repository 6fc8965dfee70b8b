import { type Role, roles } from '@atrium/contract/accounts'
import { isEmailAddress, type Language, languages, limits } from '@atrium/contract/core'
import { fullNameOf } from '@atrium/contract/people'
import { findAccountByEmail, listAccounts } from '#accounts/accounts.repo.ts'
import { type CommandContext, CommandError, command } from '#cli/command.ts'
import { instant, table } from '#cli/table.ts'
import type { LocalizedText } from '#db/tables/columns.ts'
import {
  activatePerson,
  addPerson,
  assignRole,
  deactivatePerson,
  invitePerson,
  type MailedLink,
  removeSecondFactor,
  resetPerson,
} from '#modules/accounts/index.ts'

const addOptions = {
  role: { type: 'string' },
  language: { type: 'string' },
  position: { type: 'string' },
  'job-title': { type: 'string' },
} as const

async function list(_words: string[], { database }: CommandContext): Promise<string> {
  const people = await listAccounts(database.db)
  if (people.length === 0) return 'There are no users.'
  const rows = people.map(({ email, role, language, isUsed, deactivatedAt, ...person }) => [
    email,
    fullNameOf(person),
    role,
    language,
    deactivatedAt ? `deactivated ${instant(deactivatedAt)}` : isUsed ? 'active' : 'invited',
  ])
  return table(['e-mail', 'name', 'role', 'language', 'state'], rows)
}

async function add(
  words: string[],
  context: CommandContext,
  options: Partial<Record<keyof typeof addOptions, string>>,
): Promise<string> {
  const [email = '', name, surname] = words.map((word) => word.trim())
  if (!isEmailAddress(email)) throw new CommandError(`"${email}" is no e-mail address.`)
  if (!name || !surname) throw new CommandError('Give a first and a last name.')
  if (name.length > limits.name || surname.length > limits.name)
    throw new CommandError(`A name has at most ${limits.name} characters.`)
  const invitation = await addPerson(context, {
    email,
    name,
    surname,
    role: readRole(options.role ?? 'staff'),
    language: readLanguage(options.language ?? context.config.companyLanguage),
    job: readLocalized(options.position),
    unit: readLocalized(options['job-title']),
  })
  if (!invitation) throw new CommandError(`There is a user ${email} already.`)
  return `${invitation.email} is added.\n${formatLink(invitation)}`
}

async function invite([email = '']: string[], context: CommandContext): Promise<string> {
  return formatLink(await withUser(email, context, (id) => invitePerson(context, id)))
}

async function reset([email = '']: string[], context: CommandContext): Promise<string> {
  const invitation = await withUser(email, context, (id) => resetPerson(context, id))
  return `The password of ${invitation.email} does not work any more, and all sessions have ended.\n${formatLink(invitation)}`
}

async function role([email = '', name = '']: string[], context: CommandContext): Promise<string> {
  const given = readRole(name)
  await withUser(email, context, async (id) => {
    await assignRole(context, id, { role: given })
    return true
  })
  return `${email} has the role ${given}.`
}

async function deactivate([email = '']: string[], context: CommandContext): Promise<string> {
  await withUser(email, context, (id) => deactivatePerson(context, id))
  return `${email} cannot sign in any more, and all sessions have ended.`
}

async function activate([email = '']: string[], context: CommandContext): Promise<string> {
  await withUser(email, context, (id) => activatePerson(context, id))
  return `${email} can sign in again.`
}

async function secondFactor([email = '']: string[], context: CommandContext): Promise<string> {
  if (await withUser(email, context, (id) => removeSecondFactor(context, id)))
    return `${email} signs in with the password alone, and all sessions have ended. Make sure first that it is the person who asks.`
  throw new CommandError(`${email} has no second factor.`)
}

const formatLink = ({ email, url, expiresAt }: MailedLink) =>
  `A mail to ${email} is in the outbox. Its link works once, until ${instant(expiresAt)}:\n${url}`

/** Changes the account of an address. Throws when there is none, and when its state does not fit: then `change` returns `undefined`. */
async function withUser<Result>(
  email: string,
  { database }: CommandContext,
  change: (id: number) => Promise<Result | undefined>,
): Promise<Result> {
  const account = await findAccountByEmail(database.db, email)
  if (!account) throw new CommandError(`There is no user ${email}. "users list" shows all of them.`)
  const result = await change(account.id)
  if (result === undefined)
    throw new CommandError(`${email} is ${account.deactivatedAt ? 'deactivated' : 'active'}.`)
  return result
}

function readRole(name: string): Role {
  const found = roles.find((known) => known === name)
  if (!found) throw new CommandError(`There is no role "${name}": choose one of ${roles.join(', ')}.`)
  return found
}

function readLanguage(name: string): Language {
  const found = languages.find((known) => known === name.toUpperCase())
  if (!found) throw new CommandError(`There is no language "${name}": choose one of ${languages.join(', ')}.`)
  return found
}

/** One text for all languages, or three texts separated by bars: `Mühəndis | Engineer | Инженер`. */
function readLocalized(text = ''): LocalizedText {
  const [AZ = '', EN = AZ, RU = AZ, ...more] = text.split('|').map((part) => part.trim())
  const count = text.split('|').length
  if (more.length > 0 || count === 2)
    throw new CommandError('Give one text for all languages, or three in the order AZ | EN | RU.')
  return { AZ, EN, RU }
}

export const accountsCommands = [
  { usage: 'users list', help: 'everybody who may sign in, or could once', run: list },
  command({
    usage: 'users add <email> <first> <last>',
    help: 'adds a person and invites them by mail to set a password',
    options: addOptions,
    run: add,
  }),
  { usage: 'users invite <email>', help: 'a new link to set a password, for seven days', run: invite },
  { usage: 'users role <email> <role>', help: `one of ${roles.join(', ')}`, run: role },
  { usage: 'users deactivate <email>', help: 'shuts a person out at once', run: deactivate },
  { usage: 'users activate <email>', help: 'lets them in again', run: activate },
  { usage: 'users reset <email>', help: 'takes a password away and mails a link for a new one', run: reset },
  {
    usage: 'users second-factor-off <email>',
    help: 'takes app, passkeys and recovery codes away from a person who lost them',
    run: secondFactor,
  },
]
