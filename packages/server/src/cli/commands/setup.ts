import { setUpSchema } from '@atrium/contract/setup/schema'
import { ValidationError } from 'yup'
import { type CommandContext, CommandError } from '#cli/command.ts'
import { readTextFile } from '#cli/readTextFile.ts'
import { table } from '#cli/table.ts'
import { HttpError } from '#http/httpError.ts'
import { countSamples, setUp } from '#modules/setup/index.ts'

async function preview(_words: string[], context: CommandContext): Promise<string> {
  const counts = await countSamples(context)
  if (counts.length === 0) return 'There are no samples.'
  return table(
    ['samples', 'go', 'stay'],
    counts.map(({ kind, removed, kept }) => [kind, String(removed), String(kept)]),
  )
}

async function run([file = '']: string[], context: CommandContext): Promise<string> {
  const given = await readSetup(file)
  try {
    const { passwordPath } = await setUp(context, given)
    const { email } = given.administrator
    if (!passwordPath) return `${given.facts.name} is set up. ${email} is an administrator.`
    return `${given.facts.name} is set up. ${email} sets a password at:\n${context.siteUrl()}${passwordPath}`
  } catch (error) {
    if (error instanceof HttpError && error.statusCode === 409)
      throw new CommandError('The company is set up already: change its facts at the desk.')
    throw error
  }
}

async function readSetup(file: string) {
  const content = await readTextFile(file)
  try {
    return await setUpSchema.validate(JSON.parse(content), { abortEarly: false, stripUnknown: true })
  } catch (error) {
    if (error instanceof SyntaxError) throw new CommandError(`${file} is no JSON: ${error.message}.`)
    if (!(error instanceof ValidationError)) throw error
    const faults = error.inner.length > 0 ? error.inner : [error]
    throw new CommandError(
      [`${file} has faults:`, ...faults.map(({ path, message }) => `  ${path}: ${message}`)].join('\n'),
    )
  }
}

export const setupCommands = [
  { usage: 'setup preview', help: 'what a setup would remove of the samples', run: preview },
  {
    usage: 'setup run <file>',
    help: 'puts the company of a JSON file in the place of the samples',
    pathAt: 0,
    run,
  },
]
