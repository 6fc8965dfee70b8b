/** A record that a step about several did not reach. */
interface FailedRecord {
  id: number
  name: string
  /** In words. */
  why: string
}

/** Records with one reason, such as a lost connection, share a line: the list of failures stays short. */
export function rowsByReason(
  failed: readonly FailedRecord[],
  lineOf: (names: string, why: string) => string,
): { id: number; text: string }[] {
  const rows = new Map<string, { id: number; names: string[] }>()
  for (const { id, name, why } of failed) {
    const row = rows.get(why) ?? { id, names: [] }
    row.names.push(name)
    rows.set(why, row)
  }
  return [...rows].map(([why, { id, names }]) => ({ id, text: lineOf(names.join('; '), why) }))
}
