/** Managers by the id of the led person; `null` for a person without one. */
export type Managers = ReadonlyMap<number, number | null>

/** Whether a person is led by another, directly or through managers between them. */
export function isLedBy(managers: Managers, id: number, other: number): boolean {
  const seen = new Set<number>()
  for (let one: number | null = id; one !== null && !seen.has(one); ) {
    seen.add(one)
    one = managers.get(one) ?? null
    if (one === other) return true
  }
  return false
}
