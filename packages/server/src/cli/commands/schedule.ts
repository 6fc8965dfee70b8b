import { readFile } from 'node:fs/promises'
import { company, dayAndTime, readMeetingDate } from '@atrium/contract'
import { type CommandContext, type CommandEntry, CommandError } from '#cli/command.ts'
import { printable } from '#cli/printable.ts'
import { table } from '#cli/table.ts'
import { importSchedule, listScheduleFrom, readSchedule } from '#modules/schedule/index.ts'
import { readOptions } from './options.ts'

const listForm = 'schedule list [--from=<day>]'
const importForm = 'schedule import <file.json> [--dry-run]'

/** Lines of one answer. */
const maxRows = 500
const maxFaults = 50

async function list(args: string[], context: CommandContext): Promise<string> {
  const { words, options } = readOptions(args, ['from'], listForm)
  if (words.length > 0) throw new CommandError(`Say: ${listForm}`)
  const from = readMeetingDate(options.from ?? dayAndTime(context.now(), company.timeZone).day)
  if (!from) throw new CommandError('Write the day like 2026-11-24.')
  const found = await listScheduleFrom(context, from)
  if (found.length === 0) return `There are no meetings from ${from} on.`
  const rows = found
    .slice(0, maxRows)
    .map(({ day, start, end, title, attendees }) => [
      day,
      `${start}-${end}`,
      line(title),
      line(attendees.join(', ')),
    ])
  return `${table(['day', 'time', 'title', 'attendees'], rows)}${more(found.length - maxRows)}`
}

const line = (text: string) => printable(text.replaceAll(/\s+/g, ' '))

const more = (left: number) => (left > 0 ? `\n… and ${left} more.` : '')

const counted = (count: number) => (count === 1 ? '1 meeting' : `${count} meetings`)

async function replace(args: string[], context: CommandContext): Promise<string> {
  const isDryRun = args.includes('--dry-run')
  const [file, ...others] = args.filter((arg) => arg !== '--dry-run')
  if (!file || file.startsWith('--') || others.length > 0) throw new CommandError(`Say: ${importForm}`)
  const content = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`${file} cannot be read (${error.code}).`)
  })
  if (content.includes('\uFFFD')) throw new CommandError(`${file} is no text in UTF-8.`)
  const reading = readSchedule(content)
  if ('faults' in reading) {
    const { faults } = reading
    const lines = faults.slice(0, maxFaults).map(printable).join('\n')
    throw new CommandError(
      `${file} is not imported.\n${lines}${more(faults.length - maxFaults)}\nThe schedule is as it was.`,
    )
  }
  const { meetings } = reading
  const before = await importSchedule(context, meetings, isDryRun)
  return isDryRun
    ? `${counted(meetings.length)} can be imported, in the place of ${before}.`
    : `${counted(meetings.length)} imported, in the place of ${before}.`
}

export const scheduleCommands: CommandEntry[] = [
  { usage: listForm, help: 'the company schedule from a day on, or from today', run: list },
  { usage: importForm, help: 'replaces the company schedule by a file', run: replace, pathAt: 0 },
]
