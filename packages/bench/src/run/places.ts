import path from 'node:path'

const source = path.resolve(import.meta.dirname, '..')

/** The top folder of the repository. */
export const root = path.resolve(source, '../../..')

export const inSource = (...parts: string[]): string => path.join(source, ...parts)

/** The folder of pages and results; it may be deleted at any time. */
export const output = path.join(root, '.cache/bench')
