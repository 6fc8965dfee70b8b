import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'

/** The target of a specifier. `entry` is the entry point of our package that leads there. */
export type Target =
  | { kind: 'file'; file: string; entry?: string }
  | { kind: 'package'; name: string }
  | { kind: 'unknown'; why: string }

interface Manifest {
  name?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  imports?: Record<string, string>
  exports?: Record<string, string>
}

const endings = ['', '.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx']

/** The target of a name in the `imports` or `exports` of a package: an exact name before a pattern, a long one before a short one. */
function matchOf(targets: Record<string, string> = {}, wanted: string): string | undefined {
  if (targets[wanted]) return targets[wanted]
  for (const [pattern, to] of Object.entries(targets).sort(([one], [other]) => other.length - one.length)) {
    const [prefix = '', suffix] = pattern.split('*')
    if (suffix === undefined || !wanted.startsWith(prefix) || !wanted.endsWith(suffix)) continue
    return to.replace('*', wanted.slice(prefix.length, wanted.length - suffix.length))
  }
  return undefined
}

/** Resolves specifiers inside one tree. All files are relative to its root, with forward slashes. */
interface Resolver {
  resolve: (specifier: string, from: string) => Target
}

export function createResolver(root: string): Resolver {
  const manifests = new Map<string, Manifest | undefined>()
  const manifestIn = (folder: string): Manifest | undefined => {
    if (!manifests.has(folder)) {
      const file = path.join(root, folder, 'package.json')
      manifests.set(
        folder,
        existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined,
      )
    }
    return manifests.get(folder)
  }
  const packages = new Map<string, string>()
  const packagesFolder = path.join(root, 'packages')
  for (const name of existsSync(packagesFolder) ? readdirSync(packagesFolder) : []) {
    const manifest = manifestIn(`packages/${name}`)
    if (manifest?.name) packages.set(manifest.name, `packages/${name}`)
  }

  /** A file for a path without its ending, or undefined. */
  const fileFor = (place: string): string | undefined => {
    for (const ending of endings) {
      const file = path.join(root, place + ending)
      if (existsSync(file) && statSync(file).isFile()) return place + ending
    }
    // `.js` in an import may mean a TypeScript file.
    return /\.jsx?$/.test(place) ? fileFor(place.replace(/\.jsx?$/, '')) : undefined
  }

  const toFile = (place: string, entry?: string): Target => {
    const file = fileFor(path.posix.normalize(place))
    if (!file) return { kind: 'unknown', why: `there is no file ${path.posix.normalize(place)}` }
    return entry ? { kind: 'file', file, entry } : { kind: 'file', file }
  }

  /** The folder of the package that a file belongs to. */
  const packageFolder = (file: string): string => {
    let folder = path.posix.dirname(file)
    while (!manifestIn(folder) && folder !== '.') folder = path.posix.dirname(folder)
    return folder
  }

  const throughImports = (specifier: string, from: string): Target => {
    const folder = packageFolder(from)
    const to = matchOf(manifestIn(folder)?.imports, specifier)
    if (!to) return { kind: 'unknown', why: `no "imports" of ${folder}/package.json fits` }
    return toFile(path.posix.join(folder, to))
  }

  const throughEntry = (specifier: string, name: string): Target => {
    const folder = packages.get(name)
    if (!folder) return { kind: 'unknown', why: `there is no workspace package ${name}` }
    const entry = matchOf(manifestIn(folder)?.exports, `.${specifier.slice(name.length)}`)
    if (!entry) return { kind: 'unknown', why: `${name} has no such entry; its "exports" name those it has` }
    return toFile(path.posix.join(folder, entry), specifier)
  }

  /** Whether the manifest of the package names it (assets and bench may not be installed), or a `node_modules` has it. */
  const isKnown = (name: string, from: string): boolean => {
    const { dependencies, devDependencies } = manifestIn(packageFolder(from)) ?? {}
    if (name in { ...dependencies, ...devDependencies }) return true
    for (let folder = path.posix.dirname(from); ; folder = path.posix.dirname(folder)) {
      for (const home of [name, `@types/${name.replace(/^@/, '').replace('/', '__')}`]) {
        if (existsSync(path.join(root, folder, 'node_modules', home))) return true
      }
      if (folder === '.') return false
    }
  }

  return {
    resolve: (specifier, from) => {
      if (specifier.startsWith('.')) return toFile(path.posix.join(path.posix.dirname(from), specifier))
      if (specifier.startsWith('#')) return throughImports(specifier, from)
      const name = specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/')
      if (name === '@atrium/application') return toFile(specifier.slice(name.length + 1), specifier)
      if (name.startsWith('@atrium/')) return throughEntry(specifier, name)
      if (specifier.startsWith('node:') || builtinModules.includes(name))
        return { kind: 'package', name: 'node' }
      if (isKnown(name, from)) return { kind: 'package', name }
      return { kind: 'unknown', why: `the package ${name} is not installed` }
    },
  }
}
