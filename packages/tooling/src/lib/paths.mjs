import path from 'node:path'

/** The repository's top folder, wherever the command was called from. */
export const root = path.resolve(import.meta.dirname, '../../../..')

/** A path below the top folder. */
export const inRoot = (...parts) => path.join(root, ...parts)

/** Where the tools keep what may be thrown away at any time. */
export const cache = inRoot('.cache')
