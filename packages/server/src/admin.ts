import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { CommandError, type SaveFile } from '#cli/command.ts'
import { runCommand, withAbsolutePaths } from '#cli/commands.ts'
import { sendCommand } from '#cli/control.ts'
import { type Config, ConfigError, readConfig } from '#config/config.ts'
import { isAnswering } from '#config/controlSocket.ts'
import { DataError } from '#config/dataError.ts'
import { readCompany } from './modules/site/index.ts'
import { readTextChanges } from './modules/translations/index.ts'
import { openServices } from './openServices.ts'

/** npm runs scripts in the root folder; relative paths start from the folder of the person. */
const standingIn = process.env.INIT_CWD ?? process.cwd()

const save: SaveFile = async (target, content) => {
  try {
    await writeFile(path.resolve(standingIn, target), content, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new CommandError(code === 'EEXIST' ? `${target} exists already.` : message)
  }
}

async function run(args: string[], config: Config): Promise<string> {
  if (config.database.kind === 'embedded' && (await isAnswering(config.dataDir))) {
    return sendCommand(config.dataDir, args, save)
  }
  const services = await openServices(Object.assign(config, { seed: 'none' as const }))
  try {
    await readCompany(services.database.db)
    await readTextChanges(services)
    return await runCommand(args, services, save)
  } finally {
    await services.database.close()
  }
}

try {
  console.log(await run(withAbsolutePaths(process.argv.slice(2), standingIn), readConfig(process.env)))
} catch (error) {
  const isPlain = [CommandError, ConfigError, DataError].some((kind) => error instanceof kind)
  const { message, stack } = error as Error
  console.error(isPlain ? message : (stack ?? message))
  process.exitCode = 1
}
