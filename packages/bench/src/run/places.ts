import path from 'node:path'

const source = path.resolve(import.meta.dirname, '..')

/** The repository's top folder. */
export const root = path.resolve(source, '../../..')

export const inSource = (...parts: string[]): string => path.join(source, ...parts)

/** Where pages and results are written; may be thrown away at any time. */
export const output = path.join(root, '.cache/bench')
