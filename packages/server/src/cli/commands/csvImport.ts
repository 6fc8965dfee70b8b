import { readFile } from 'node:fs/promises'
import { type CommandContext, type CommandEntry, CommandError } from '#cli/command.ts'
import { printable } from '#cli/printable.ts'
import type { ImportCounts, ImportManner, ImportOutcome } from '#importing/changes.ts'
import { byLine, type Fault, faultLine } from '#importing/faults.ts'

/** Lines of one report. */
const maxFaults = 50

/** `<group> import <file.csv>`: brings a CSV file in, or says all that is wrong with it. */
export function csvImport(
  group: string,
  help: string,
  bring: (context: CommandContext, content: string, manner: ImportManner) => Promise<ImportOutcome>,
): CommandEntry {
  const form = `${group} import <file.csv> [--dry-run] [--remove-others]`
  const run = async (args: string[], context: CommandContext) => {
    const words = args.filter((arg) => !arg.startsWith('--'))
    const options = args.filter((arg) => arg.startsWith('--'))
    const [file, ...others] = words
    if (!file || others.length > 0 || !options.every((option) => known.includes(option)))
      throw new CommandError(`Say: ${form}`)
    const isDryRun = options.includes('--dry-run')
    const removesOthers = options.includes('--remove-others')
    const outcome = await bring(context, await contentOf(file), { isDryRun, removesOthers })
    if ('faults' in outcome) throw new CommandError(describeFaults(file, outcome.faults))
    return summary(outcome.counts, isDryRun)
  }
  return { usage: form, help, run, pathAt: 0 }
}

const known = ['--dry-run', '--remove-others']

async function contentOf(file: string): Promise<string> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`${printable(file)} cannot be read (${error.code}).`)
  })
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new CommandError(`${printable(file)} is no text in UTF-8: save it as “CSV UTF-8”.`)
  }
}

function describeFaults(file: string, faults: Fault[]): string {
  const left = faults.length - maxFaults
  const lines = [
    `${file} is not imported.`,
    ...faults.sort(byLine).slice(0, maxFaults).map(faultLine),
    ...(left > 0 ? [`… and ${left} more.`] : []),
    'Nothing is changed.',
  ]
  return lines.map((line) => printable(line.replaceAll(/\s+/g, ' '))).join('\n')
}

function summary(counts: ImportCounts, isDryRun: boolean): string {
  const { fresh, changed, same, removed, others, roomless = 0 } = counts
  const parts = [`${fresh} new`, `${changed} changed`, `${same} as before`]
  if (removed > 0) parts.push(`${removed} removed`)
  const told = [`${isDryRun ? 'Can be imported' : 'Imported'}: ${parts.join(', ')}.`]
  if (others > 0) told.push(`${others} not in the file ${others === 1 ? 'stays' : 'stay'} as before.`)
  if (roomless > 0) {
    const verb = isDryRun ? 'would be' : roomless === 1 ? 'is' : 'are'
    told.push(`${roomless} ${roomless === 1 ? 'person' : 'people'} ${verb} left without a room.`)
  }
  return told.join('\n')
}
