/** Formats rows under headings with aligned columns. */
export function table(headings: string[], rows: string[][]): string {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return [headings, ...rows].map(line).join('\n')
}

/** Formats names and values, the values aligned. */
export function fields(entries: [name: string, value: string][]): string {
  const width = Math.max(...entries.map(([name]) => name.length)) + 1
  return entries.map(([name, value]) => `${`${name}:`.padEnd(width)} ${value}`).join('\n')
}

/** `2026-11-21 11:04:07Z`. */
export const instant = (date: Date): string => `${date.toISOString().slice(0, 19).replace('T', ' ')}Z`
