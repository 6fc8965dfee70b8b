/** A fault that somebody might make in the product, and the tests that must notice it. */
interface Fault {
  /** Names it on the command line. */
  id: string
  /** What a person would see of it, in one sentence. */
  what: string
  file: string
  /** Stands in the file exactly once. */
  from: string
  to: string
}

/** Of Jest: a folder or a file, of whose tests one must fail. */
export type UnitDefect = Fault & { fails: string }

/** Of the journeys: the beginning of a file's name. The application is built anew for it. */
export type JourneyDefect = Fault & { journey: string }

export type Defect = UnitDefect | JourneyDefect

export const isUnit = (defect: Defect): defect is UnitDefect => 'fails' in defect

/** A file's text with the defect in it. Throws when the place is not there, or there more than once. */
export function planted(text: string, { id, file, from, to }: Defect): string {
  const places = text.split(from).length - 1
  if (places !== 1) throw new Error(`${id}: its text stands ${places} times in ${file}, not once.`)
  // As a function: `$` means nothing in a replacement then.
  return text.replace(from, () => to)
}
