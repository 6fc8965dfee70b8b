/** A time in the name of a file: `2026-11-25T22-00-00Z`. */
export const stampOf = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

export const backupName = (at: Date): string => `atrium-${stampOf(at)}.tar.gz`

/** When a backup was made, by its name; `undefined` for any other file. */
export function madeAt(name: string): Date | undefined {
  const [, day, time] = /^atrium-(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)Z\.tar\.gz$/.exec(name) ?? []
  return day && time ? new Date(`${day}T${time.replaceAll('-', ':')}Z`) : undefined
}
