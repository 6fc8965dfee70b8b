import path from 'node:path'

const here = import.meta.dirname

/** The folder of this package. */
export const packageFolder = path.resolve(here, '..', '..')

/** The folder of the whole product. */
export const productFolder = path.resolve(packageFolder, '..', '..')

/** Whether this is the source. Otherwise it is the bundle in `dist/server` (`packages/server/webpack.config.ts`). */
const isSource = import.meta.filename.endsWith('.ts')

/** The folders that the server reads. `dist` holds the built application. */
export const folders = isSource
  ? {
      migrations: path.join(packageFolder, 'migrations'),
      locales: path.join(packageFolder, 'locales'),
      applicationLocales: path.join(productFolder, 'public', 'Locales'),
      portraits: path.join(productFolder, 'public', 'media', 'portraits'),
      dist: path.join(productFolder, 'dist'),
    }
  : {
      migrations: path.join(here, 'migrations'),
      locales: path.join(here, 'locales'),
      applicationLocales: path.join(here, '..', 'Locales'),
      portraits: path.join(here, '..', 'media', 'portraits'),
      dist: path.join(here, '..'),
    }

const stripTypes = path.join(productFolder, 'packages', 'tooling', 'src', 'lib', 'stripTypes.mjs')

/**
 * The arguments with which Node runs a further program of the server, given by its path in `src` without the ending. A small
 * one has no aliases and starts without tsx, which needs much memory.
 */
export const programArgs = (program: string, { isSmall = false } = {}): string[] =>
  isSource
    ? ['--import', isSmall ? stripTypes : 'tsx', path.join(packageFolder, 'src', `${program}.ts`)]
    : [path.join(here, `${path.basename(program)}.mjs`)]
