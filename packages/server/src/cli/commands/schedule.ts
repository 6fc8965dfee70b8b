import { company, dayAndTime } from '@atrium/contract/core'
import { readMeetingDate } from '@atrium/contract/meetings'
import { type CommandContext, CommandError, command } from '#cli/command.ts'
import { printable } from '#cli/printable.ts'
import { readTextFile } from '#cli/readTextFile.ts'
import { table } from '#cli/table.ts'
import { importSchedule, listScheduleFrom, readSchedule } from '#modules/meetings/index.ts'

/** The most lines of an answer. */
const maxRows = 500
const maxFaults = 50

async function list(context: CommandContext, day?: string): Promise<string> {
  const from = readMeetingDate(day ?? dayAndTime(context.now(), company.timeZone).day)
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

async function replace(file: string, context: CommandContext, isDryRun: boolean): Promise<string> {
  const reading = readSchedule(await readTextFile(file))
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

export const scheduleCommands = [
  command({
    usage: 'schedule list',
    help: 'the company schedule from a day on, or from today',
    options: { from: { type: 'string' } },
    run: (_words, context, { from }) => list(context, from),
  }),
  command({
    usage: 'schedule import <file.json>',
    help: 'replaces the company schedule by a file',
    options: { 'dry-run': { type: 'boolean' } },
    pathAt: 0,
    run: ([file = ''], context, { 'dry-run': isDryRun = false }) => replace(file, context, isDryRun),
  }),
]
