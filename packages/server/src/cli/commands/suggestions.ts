import { limits } from '@atrium/contract/core'
import { fullNameOf } from '@atrium/contract/people'
import { type SuggestionState, suggestionStates } from '@atrium/contract/suggestions'
import { type CommandContext, type CommandEntry, CommandError } from '#cli/command.ts'
import { printable } from '#cli/printable.ts'
import { readTextFile } from '#cli/readTextFile.ts'
import { fields, table } from '#cli/table.ts'
import {
  findSuggestions,
  listSuggestions,
  type SignedSuggestion,
  updateSuggestion,
  writeAnswer,
} from '#modules/suggestions/index.ts'

const maxRows = 200
const idLength = { whole: 36, short: 8 }
/** The most characters of a text in the list. */
const glimpse = 60

const senderOf = ({ suggestion, sender }: SignedSuggestion): string => {
  if (suggestion.isAnonymous) return '(anonymous)'
  return sender ? fullNameOf(sender) : '(no longer known)'
}

/** For an anonymous suggestion only the month is known. */
const cameOn = ({ isAnonymous, receivedOn }: SignedSuggestion['suggestion']) =>
  isAnonymous ? receivedOn.slice(0, 7) : receivedOn

async function list(_words: string[], { database }: CommandContext): Promise<string> {
  const found = await listSuggestions(database.db, maxRows)
  if (found.length === 0) return 'There are no suggestions.'
  const rows = found.map((one) => {
    const { id, state, text } = one.suggestion
    const line = printable(text.replaceAll(/\s+/g, ' '))
    return [
      id.slice(0, idLength.short),
      cameOn(one.suggestion),
      state,
      senderOf(one),
      line.length > glimpse ? `${line.slice(0, glimpse)}…` : line,
    ]
  })
  return table(['id', 'received', 'state', 'from', 'text'], rows)
}

async function show([id = '']: string[], context: CommandContext): Promise<string> {
  const found = await suggestionOf(id, context)
  const { suggestion, sender } = found
  const head = fields([
    ['Id', suggestion.id],
    ['Received', cameOn(suggestion)],
    ['State', suggestion.state],
    ['From', sender ? `${senderOf(found)} <${sender.email}>` : senderOf(found)],
  ])
  const answer = suggestion.answer && `\n\nAnswer:\n${printable(suggestion.answer)}`
  return `${head}\n\n${printable(suggestion.text)}${answer}`
}

async function answer([id = '', file = '']: string[], context: CommandContext): Promise<string> {
  const { suggestion } = await suggestionOf(id, context)
  const text = (await readTextFile(file)).replaceAll('\r\n', '\n').trim()
  if (text.includes('\0')) throw new CommandError(`${file} is no text in UTF-8 or UTF-16.`)
  if (!text) throw new CommandError(`${file} is empty.`)
  if (text.length > limits.message)
    throw new CommandError(`${file} has ${text.length} characters; ${limits.message} are the most.`)
  await context.database.db.transaction((tx) =>
    writeAnswer(tx, context, suggestion.id, { answer: text, state: 'answered' }),
  )
  return `Suggestion ${suggestion.id} is answered. Its sender sees the answer by their code.`
}

async function setState([id = '', word]: string[], context: CommandContext): Promise<string> {
  const state = suggestionStates.find((one): one is SuggestionState => one === word)
  if (!state) throw new CommandError(`Say: suggestions state <id> ${suggestionStates.join('|')}`)
  const { suggestion } = await suggestionOf(id, context)
  if (state === 'answered' && !suggestion.answer)
    throw new CommandError('It has no answer yet: suggestions answer <id> <file.txt>')
  await updateSuggestion(context.database.db, suggestion.id, { state })
  return `Suggestion ${suggestion.id} is ${state}.`
}

/** A suggestion by its id, or by an unambiguous beginning of its id. */
async function suggestionOf(typed: string, { database }: CommandContext): Promise<SignedSuggestion> {
  const id = typed.toLowerCase()
  if (!/^[0-9a-f-]+$/.test(id) || id.length < idLength.short || id.length > idLength.whole)
    throw new CommandError('Say which by its id, or the first 8 characters of it.')
  const [found, other] = await findSuggestions(database.db, id)
  if (!found) throw new CommandError(`There is no suggestion ${id}.`)
  if (other) throw new CommandError(`More than one suggestion begins with ${id}: say more of the id.`)
  return found
}

export const suggestionsCommands: CommandEntry[] = [
  { usage: 'suggestions list', help: `the newest ${maxRows} suggestions`, run: list },
  {
    usage: 'suggestions show <id>',
    help: 'one suggestion, and who sent it unless it is anonymous',
    run: show,
  },
  {
    usage: 'suggestions answer <id> <file.txt>',
    help: 'answers it with the text of a file',
    run: answer,
    pathAt: 1,
  },
  {
    usage: 'suggestions state <id> <state>',
    help: suggestionStates.join(', '),
    run: setState,
  },
]
