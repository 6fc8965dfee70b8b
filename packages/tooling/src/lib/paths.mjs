import './nodeVersion.mjs'
import path from 'node:path'

/** The top folder of the repository. */
export const root = path.resolve(import.meta.dirname, '../../../..')

/** A path below the top folder. */
export const inRoot = (...parts) => path.join(root, ...parts)

/** The folder of the tools; it may be deleted at any time. */
export const cache = inRoot('.cache')
