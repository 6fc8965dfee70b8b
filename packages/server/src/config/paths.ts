import path from 'node:path'

/** The folder of this package: `migrations` and `locales` lie in it. */
export const packageFolder = path.resolve(import.meta.dirname, '..', '..')

/** The folder of the whole product: the built application lies in its `dist`. */
export const productFolder = path.resolve(packageFolder, '..', '..')
