import { literal, type Node, parseSource, walk } from '../lib/syntax.ts'

/** One import of a file, of any kind. */
export interface Specifier {
  /** With one `*` for a computed middle below an alias: `#screens/*.tsx`. Undefined when it is computed otherwise. */
  text: string | undefined
  line: number
  /** The kind of import, for messages: `import`, `import type`, `jest.mock`. */
  kind: string
}

interface Found extends Omit<Specifier, 'line'> {
  /** The position of the import, in the parser's count. */
  position: number
}

const jestCalls = new Set([
  'mock',
  'unmock',
  'doMock',
  'dontMock',
  'requireActual',
  'requireMock',
  'createMockFromModule',
  'setMock',
])

/**
 * Every module that a file imports: values, types, dynamic imports, re-exports, type expressions, `require`, Jest's
 * mocks. Read from the syntax tree and not by a pattern, so that no notation is missed.
 */
export async function readSpecifiers(source: string, tsx: boolean): Promise<Specifier[]> {
  // The parser counts bytes over all files of the process: the semicolon in front marks the start of this file.
  const tree = await parseSource(`;${source}`, tsx)
  const found: Found[] = []
  walk(tree as unknown as Node, (node) => {
    const named = nameOf(node)
    if (named) found.push({ ...named, position: (node.span as { start: number }).start })
  })
  const begin = (tree.body[0]?.span.start ?? 0) + 1
  const bytes = Buffer.from(source)
  return found.map(({ kind, text, position }) => ({
    kind,
    text,
    line: bytes
      .subarray(0, position - begin)
      .toString('utf8')
      .split('\n').length,
  }))
}

function nameOf(node: Node): Omit<Found, 'position'> | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
      return { kind: node.typeOnly ? 'import type' : 'import', text: literal(node.source) }
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return node.source ? { kind: 'export from', text: literal(node.source) } : undefined
    case 'TsImportType':
      return { kind: 'import type expression', text: literal(node.argument) }
    case 'TsExternalModuleReference':
      return { kind: 'import require', text: literal(node.expression) }
    case 'CallExpression':
      return nameOfCall(node)
    default:
      return undefined
  }
}

function nameOfCall(node: Node): Omit<Found, 'position'> | undefined {
  const callee = node.callee as Node
  const [first] = node.arguments as { expression: Node }[]
  const text = literal(first?.expression)
  if (callee.type === 'Import') return { kind: 'dynamic import', text }
  if (callee.type === 'Identifier' && callee.value === 'require') return { kind: 'require', text }
  if (callee.type !== 'MemberExpression') return undefined
  const owner = (callee.object as Node).value
  const method = (callee.property as Node).value
  if (owner === 'require' && method === 'resolve') return { kind: 'require.resolve', text }
  if (owner === 'jest' && jestCalls.has(String(method))) return { kind: `jest.${String(method)}`, text }
  return undefined
}
