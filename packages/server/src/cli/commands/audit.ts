import { applicantActor } from '@atrium/contract/audit'
import type { CommandContext, CommandEntry } from '#cli/command.ts'
import { printable } from '#cli/printable.ts'
import { instant, table } from '#cli/table.ts'
import { type AuditRow, listAudit } from '#modules/audit/index.ts'

const maxRows = 200
/** The most characters of a value. */
const glimpse = 40

async function list(words: string[], { database }: CommandContext): Promise<string> {
  const sought = words.join(' ')
  const entries = await listAudit(database.db, { count: maxRows, text: sought })
  if (entries.length === 0) return sought ? 'There is no such entry.' : 'The audit log is empty.'
  const rows = entries.map((entry) => [
    instant(entry.at),
    actorOf(entry),
    entry.action,
    `${entry.kind} ${entry.recordId}`,
    changesOf(entry),
  ])
  return table(['when', 'by', 'action', 'record', 'values'], rows)
}

function actorOf({ actor, actorId }: AuditRow): string {
  if (actorId === applicantActor) return '(applicant)'
  return actor ?? (actorId === null ? '(terminal)' : `(user ${actorId})`)
}

/** `phone: "+994 …" → "+994 …"` for each changed column; the values of an added or removed record. */
function changesOf({ action, before, after }: AuditRow): string {
  const columns = Object.keys(action === 'removed' ? before : after)
  const line = columns
    .map((column) => {
      const values = [before[column], after[column]].filter((value) => value !== undefined)
      return `${column}: ${values.map(shown).join(' → ')}`
    })
    .join(', ')
  return printable(line)
}

function shown(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > glimpse ? `${text.slice(0, glimpse)}…` : text
}

export const auditCommands: CommandEntry[] = [
  {
    usage: 'audit list [text]',
    help: `the newest ${maxRows} changes of records, or those about a text`,
    run: list,
  },
]
