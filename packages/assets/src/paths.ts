import path from 'node:path'

/** A path below the folder `public` of the website. */
export const inPublic = (...parts: string[]): string =>
  path.resolve(import.meta.dirname, '../../../public', ...parts)

/** A path below the package `@fontsource-variable/<slug>`. */
export const inFontPackage = (slug: string, ...parts: string[]): string =>
  path.resolve(import.meta.dirname, '../node_modules/@fontsource-variable', slug, ...parts)

/** One line for a written file: its name and its size. */
export const formatFile = (name: string, bytes: number, note = ''): void =>
  console.log(`${name.padEnd(40)} ${String(bytes).padStart(7)} bytes${note}`)
