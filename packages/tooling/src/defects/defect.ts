/** A defect that somebody might write, and the tests that must notice it. */
interface Fault {
  /** Its name on the command line. */
  id: string
  /** What a person would notice, in one sentence. */
  what: string
  file: string
  /** The text to replace; it occurs exactly once in the file. */
  from: string
  to: string
}

/** A defect that Jest must notice: one test of the folder or file must fail. */
export type UnitDefect = Fault & { fails: string }

/** A defect that a journey must notice, by the start of its file's name. The application is built with the defect. */
export type JourneyDefect = Fault & { journey: string }

export type Defect = UnitDefect | JourneyDefect

export const isUnit = (defect: Defect): defect is UnitDefect => 'fails' in defect

/** The text of a file with the defect. Throws when the text to replace does not occur exactly once. */
export function planted(text: string, { id, file, from, to }: Defect): string {
  const places = text.split(from).length - 1
  if (places !== 1) throw new Error(`${id}: its text stands ${places} times in ${file}, not once.`)
  // A function, so that `$` has no meaning in the replacement.
  return text.replace(from, () => to)
}
