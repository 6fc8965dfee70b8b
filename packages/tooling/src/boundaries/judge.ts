import { advice } from './advice.ts'
import type { Target } from './resolve.ts'
import { packageRules, rooms } from './rooms.ts'
import type { Specifier } from './specifiers.ts'
import { isTest, roomOf } from './table.ts'

const packageOf = (file: string) => /^packages\/[^/]+\//.exec(file)?.[0] ?? 'src'

/** The workspace whose rooms may speak to each other without a door. Mocks lie beside src and have an alias. */
const sameHouse = (one: string, other: string) => packageOf(one) === packageOf(other)

const doorFits = (may: string, door: string) =>
  may.endsWith('/*') ? door.startsWith(may.slice(0, -1)) : may === door

/** Why a file may not name a module, and what to do instead; undefined when it may. */
export function checkImport(file: string, specifier: Specifier, target: Target): string | undefined {
  if (specifier.text === undefined) return 'a computed name cannot be checked: write it out'
  if (specifier.text.includes('../..')) return 'it climbs out of its room: use the alias (#room/file)'
  if (target.kind === 'unknown') return target.why
  if (target.kind === 'package') {
    const rule = packageRules.find(({ files, never }) => files.test(file) && never.test(target.name))
    return rule?.reason
  }
  return judgeFile(file, target.file, target.door)
}

function judgeFile(file: string, target: string, door: string | undefined): string | undefined {
  const from = roomOf(rooms, file)
  const to = roomOf(rooms, target)
  // A file without a room is told once, by itself.
  if (!from || !to) return undefined
  const help = advice[from.room.name]
  const ending = help ? `: ${help}` : ''
  if (door === undefined && !sameHouse(file, target))
    return 'packages are reached by their doors only (@atrium/…)'
  if (door === undefined && from.room === to.room) {
    if (from.part === to.part) return undefined
    return `${from.room.name} ${from.part} may not import ${to.part}${ending}`
  }
  const allowed = [...from.room.may, ...(isTest(file) ? from.room.testsMay : [])]
  if (door !== undefined) {
    return allowed.some((may) => doorFits(may, door))
      ? undefined
      : `${from.room.name} may not use ${door}${ending}`
  }
  if (!allowed.includes(to.room.name)) return `${from.room.name} may not import ${to.room.name}${ending}`
  if (from.kind !== '' && from.kind === to.kind && from.part !== to.part) {
    return `${from.part} may not import ${to.part}${ending}`
  }
  return undefined
}
