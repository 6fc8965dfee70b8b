import type { Services } from '#services.ts'

/** Writes a file where the person sits, which may be another process than the one that has it. */
export type SaveFile = (path: string, content: Buffer) => Promise<void>

/** What a command works with. It prints nothing itself: its answer may travel to another process. */
export interface CommandContext extends Services {
  save: SaveFile
}

/** Answers with the text to print. Throws `CommandError` with a sentence for the person. */
export type Command = (args: string[], context: CommandContext) => Promise<string>

export interface CommandEntry {
  /** As typed: `outbox show <id>`. */
  usage: string
  /** One line. */
  help: string
  run: Command
  /** Which of the words after the command, from 0, is a path that the command reads. */
  pathAt?: number
}

/** A command cannot do what was asked; the message says why. */
export class CommandError extends Error {
  override name = 'CommandError'
}
