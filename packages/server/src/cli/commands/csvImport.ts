import { olderEncodings } from '@atrium/contract/core'
import { type CommandContext, type CommandEntry, CommandError, command } from '#cli/command.ts'
import { printable } from '#cli/printable.ts'
import { readTextFile } from '#cli/readTextFile.ts'
import type { ImportCounts, ImportManner, ImportOutcome } from '#importing/changes.ts'
import { byLine, type Fault, faultLine } from '#importing/faults.ts'

/** The most lines of a report. */
const maxFaults = 50

/** What to do about a file in an older encoding. */
const saving = `: save it as “CSV UTF-8” or “Unicode Text”, or name what it is: ${olderEncodings
  .map((one) => `--encoding=${one}`)
  .join(' or ')}.`

/** The command `<group> import <file.csv>`: imports a CSV file, or lists every fault in the file. */
export const csvImport = (
  group: string,
  help: string,
  importCsv: (context: CommandContext, content: string, manner: ImportManner) => Promise<ImportOutcome>,
): CommandEntry =>
  command({
    usage: `${group} import <file.csv>`,
    help,
    options: {
      'dry-run': { type: 'boolean' },
      'remove-others': { type: 'boolean' },
      encoding: { type: 'string' },
    },
    pathAt: 0,
    async run([file = ''], context, options) {
      const { 'dry-run': isDryRun = false, 'remove-others': removesOthers = false } = options
      const content = await readTextFile(file, { encoding: saving }, options.encoding)
      const outcome = await importCsv(context, content, { isDryRun, removesOthers })
      if ('faults' in outcome) throw new CommandError(describeFaults(context, file, outcome.faults))
      return summary(outcome.counts, isDryRun)
    },
  })

function describeFaults({ texts }: CommandContext, file: string, faults: Fault[]): string {
  const left = faults.length - maxFaults
  const lines = [
    `${file} is not imported.`,
    ...faults.sort(byLine).slice(0, maxFaults).map(faultLine(texts)),
    ...(left > 0 ? [`… and ${left} more.`] : []),
    'Nothing is changed.',
  ]
  return lines.map((line) => printable(line.replaceAll(/\s+/g, ' '))).join('\n')
}

function summary(counts: ImportCounts, isDryRun: boolean): string {
  const { fresh, changed, same, removed, others, roomless = 0 } = counts
  const parts = [`${fresh} new`, `${changed} changed`, `${same} as before`]
  if (removed > 0) parts.push(`${removed} removed`)
  const report = [`${isDryRun ? 'Can be imported' : 'Imported'}: ${parts.join(', ')}.`]
  if (others > 0) report.push(`${others} not in the file ${others === 1 ? 'stays' : 'stay'} as before.`)
  if (roomless > 0) {
    const verb = isDryRun ? 'would be' : roomless === 1 ? 'is' : 'are'
    report.push(`${roomless} ${roomless === 1 ? 'person' : 'people'} ${verb} left without a room.`)
  }
  return report.join('\n')
}
