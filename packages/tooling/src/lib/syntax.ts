import { parse } from '@swc/core'

/** A node of swc's syntax tree. */
export interface Node {
  type?: string
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** The syntax tree of a TypeScript file. */
export const parseSource = (source: string, tsx: boolean) =>
  parse(source, { syntax: 'typescript', tsx, decorators: true, target: 'es2022' })

/** Calls back for a node and for every node below it. */
export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const value of Object.values(node)) {
    const children = Array.isArray(value) ? value : [value]
    for (const child of children) if (isNode(child)) walk(child, visit)
  }
}

/**
 * The text of a plain string or of a template without placeholders. A path below an alias may have one placeholder, which
 * becomes `*`: `#screens/*.tsx`.
 */
export function literal(value: unknown): string | undefined {
  if (!isNode(value)) return undefined
  if (value.type === 'StringLiteral') return String(value.value)
  if (value.type !== 'TemplateLiteral') return isNode(value.literal) ? literal(value.literal) : undefined
  const quasis = value.quasis as { cooked?: string }[]
  const text = quasis.map(({ cooked }) => cooked).join('*')
  return quasis.length === 1 || /^#[^*]+\/\*[^*]*$/.test(text) ? text : undefined
}
