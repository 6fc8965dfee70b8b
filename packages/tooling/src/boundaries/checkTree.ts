import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { checkImport } from './checkImport.ts'
import { findCircles } from './circles.ts'
import { codeRules, layers } from './layers.ts'
import { createResolver } from './resolve.ts'
import { readSpecifiers, type Specifier } from './specifiers.ts'
import { isTest, layerOf } from './table.ts'

interface Violation {
  file: string
  line: number
  /** The import as written; empty when the file itself is the fault. */
  what: string
  why: string
}

const code = /\.(ts|tsx)$/
/** The check does not read these files, so they are forbidden. Tools may be plain JavaScript. */
const otherCode = /\.([cm]?jsx?|[cm]ts)$/
const plainAllowed = /^packages\/tooling\//

/** Checks every import of the tree at `root`. @returns the violations in the order of the files */
export async function checkTree(
  root: string,
): Promise<{ violations: Violation[]; files: number; imports: number }> {
  const resolver = createResolver(root)
  const violations: Violation[] = []
  const graph = new Map<string, Set<string>>()
  const files = listFiles(root)
  let imports = 0
  for (const file of files) {
    const fault = (line: number, what: string, why: string) => violations.push({ file, line, what, why })
    if (otherCode.test(file)) {
      if (!plainAllowed.test(file)) fault(1, '', 'only .ts and .tsx are checked: write it in TypeScript')
      continue
    }
    if (!code.test(file)) continue
    if (!layerOf(layers, file)) {
      fault(1, '', 'this file is in no layer: put it into one, or add the layer to boundaries/layers.ts')
    }
    const reached = new Set<string>()
    graph.set(file, reached)
    const source = readFileSync(path.join(root, file), 'utf8')
    for (const { reason, never } of codeRules.filter(({ files }) => files.test(file) && !isTest(file))) {
      const found = never.exec(source)
      if (found) fault(source.slice(0, found.index).split('\n').length, found[0], reason)
    }
    const specifiers = await readSpecifiers(source, file.endsWith('x'))
    for (const specifier of specifiers.flatMap((one) => spelledOut(one, file, files))) {
      imports += 1
      const target = resolver.resolve(specifier.text ?? '', file)
      if (target.kind === 'file' && target.file !== file) reached.add(target.file)
      const why = checkImport(file, specifier, target)
      if (why) fault(specifier.line, `${specifier.kind} '${specifier.text ?? '…'}'`, why)
    }
  }
  for (const circle of findCircles(graph)) {
    const why = `these files import each other in a circle: move what they share into a file of its own: ${circle.join(', ')}`
    violations.push({ file: circle[0] ?? '', line: 1, what: '', why })
  }
  return { violations, files: graph.size, imports }
}

/** A specifier for each file that a computed one may mean; one that may mean none stays as it is. */
function spelledOut(specifier: Specifier, from: string, files: readonly string[]): Specifier[] {
  const [start = '', end] = specifier.text?.split('*') ?? []
  if (end === undefined) return [specifier]
  const folder = /^(packages\/[^/]+\/)?src\//.exec(from)?.[0] ?? ''
  const found = files
    .filter((file) => file.startsWith(folder) && code.test(file) && !isTest(file))
    .map((file) => `#${file.slice(folder.length)}`)
    .filter((text) => text.startsWith(start) && text.endsWith(end))
  return found.length > 0 ? found.map((text) => ({ ...specifier, text })) : [specifier]
}

/** Everything below src, mocks, the packages' src and the journeys, with forward slashes, sorted. */
function listFiles(root: string): string[] {
  const packages = path.join(root, 'packages')
  const names = existsSync(packages) ? readdirSync(packages) : []
  const starts = [
    'src',
    'mocks',
    ...names.map((name) => (name === 'e2e' ? 'packages/e2e' : `packages/${name}/src`)),
  ]
  return starts.flatMap((start) => below(root, start)).sort()
}

function below(root: string, folder: string): string[] {
  if (!existsSync(path.join(root, folder))) return []
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = `${folder}/${entry.name}`
    if (!entry.isDirectory()) return [place]
    return entry.name === 'node_modules' ? [] : below(root, place)
  })
}

/** A violation in the form that editors link to. */
export const describeViolation = ({ file, line, what, why }: Violation) =>
  `${file}:${line}${what ? `  ${what}` : ''}\n    ${why}.`
