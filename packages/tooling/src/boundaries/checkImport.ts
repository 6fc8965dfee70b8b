import { advice } from './advice.ts'
import { layers, packageRules, serverModules } from './layers.ts'
import type { Target } from './resolve.ts'
import type { Specifier } from './specifiers.ts'
import { isTest, layerOf } from './table.ts'

const packageOf = (file: string) => /^packages\/[^/]+\//.exec(file)?.[0] ?? 'src'

/** Layers of one package import each other without an entry point. Mocks lie beside src and have an alias. */
const samePackage = (one: string, other: string) => packageOf(one) === packageOf(other)

/** `*` stands for one name. */
const entryFits = (may: string, entry: string) =>
  may === entry || (may.includes('*') && new RegExp(`^${may.replaceAll('*', '[^/]+')}$`).test(entry))

const isBelow = (one: string, other: string) =>
  serverModules.includes(other) && serverModules.indexOf(one) > serverModules.indexOf(other)

/** The reason why a file may not import a module, with advice; undefined when it may. */
export function checkImport(file: string, specifier: Specifier, target: Target): string | undefined {
  if (specifier.text === undefined) return 'a computed name cannot be checked: write it out'
  if (specifier.text.includes('../..')) return 'it climbs out of its layer: use the alias (#layer/file)'
  if (target.kind === 'unknown') return target.why
  if (target.kind === 'package') {
    const rule = packageRules.find(({ files, never }) => files.test(file) && never.test(target.name))
    return rule?.reason
  }
  return checkFile(file, target.file, target.entry)
}

function checkFile(file: string, target: string, entry: string | undefined): string | undefined {
  const from = layerOf(layers, file)
  const to = layerOf(layers, target)
  // A file without a layer is reported once, by checkTree.
  if (!from || !to) return undefined
  const help = advice[from.layer.name]
  const ending = help ? `: ${help}` : ''
  if (entry === undefined && !samePackage(file, target))
    return 'packages are reached by their entry points only (@atrium/…)'
  if (entry === undefined && from.layer === to.layer) {
    if (from.part === to.part) return undefined
    return `${from.layer.name} ${from.part} may not import ${to.part}${ending}`
  }
  const allowed = [...from.layer.may, ...(isTest(file) ? from.layer.testsMay : [])]
  if (entry !== undefined) {
    return allowed.some((may) => entryFits(may, entry))
      ? undefined
      : `${from.layer.name} may not use ${entry}${ending}`
  }
  if (!allowed.includes(to.layer.name)) return `${from.layer.name} may not import ${to.layer.name}${ending}`
  if (from.kind !== '' && from.kind === to.kind && from.part !== to.part) {
    if (to.layer.name === 'module-entry' && isBelow(to.part, from.part)) return undefined
    return `${from.part} may not import ${to.part}${ending}`
  }
  return undefined
}
