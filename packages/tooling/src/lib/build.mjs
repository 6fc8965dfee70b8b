import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashInputs } from './hash.mjs'
import { cache, inRoot, root } from './paths.mjs'
import { precompress } from './precompress.mjs'
import { collect } from './run.mjs'

/**
 * @typedef {{ title: string, output: string, inputs: string[], args: string[], finish?: () => Promise<void> }} Build
 * `output` is a file that the build writes; `inputs` are the files and folders that it reads.
 */

/** @type {Build} */
const application = {
  title: 'the application',
  output: 'dist/index.html',
  inputs: [
    'src',
    'public',
    'packages/ui/src',
    'packages/ui/package.json',
    'packages/contract/src',
    'packages/contract/package.json',
    'packages/server/src',
    'packages/server/migrations',
    'packages/server/locales',
    'packages/server/package.json',
    'packages/server/webpack.config.ts',
    'webpack.config.ts',
    'package.json',
    'package-lock.json',
  ],
  args: [
    'node_modules/webpack/bin/webpack.js',
    '--mode',
    'production',
    '--config',
    'webpack.config.ts',
    '--config',
    'packages/server/webpack.config.ts',
  ],
  finish: () => precompress(inRoot('dist')),
}

/** @type {Build} */
const stories = {
  title: 'the stories',
  output: '.cache/storybook/index.json',
  inputs: ['packages/ui/src', 'packages/ui/.storybook', 'packages/ui/package.json', 'package-lock.json'],
  args: [
    'node_modules/storybook/dist/bin/dispatcher.js',
    'build',
    '--quiet',
    // Without docs, source maps and panels, which only readers of the stories need.
    '--test',
    '--config-dir',
    'packages/ui/.storybook',
    '--output-dir',
    '.cache/storybook',
  ],
}

/**
 * Builds when the output is missing or an input has changed. The stamp is written last, so an interrupted build runs
 * again.
 *
 * @param {Build} build
 * @param {{ force?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>} the exit code and the output of the program
 */
async function ensure({ title, output, inputs, args, finish }, { force = false } = {}) {
  const stamp = path.join(cache, `${title.replaceAll(' ', '-')}.hash`)
  const hash = hashInputs(root, inputs)
  const isCurrent = existsSync(inRoot(output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
  if (isCurrent && !force) return { code: 0, output: '' }
  process.stdout.write(`Building ${title}\n`)
  rmSync(stamp, { force: true })
  const result = await collect(process.execPath, args, { env: { NODE_ENV: 'production' } })
  if (result.code !== 0) return result
  await finish?.()
  mkdirSync(cache, { recursive: true })
  writeFileSync(stamp, hash)
  return result
}

/** Builds the application into `dist`, with compressed files. @param {{ force?: boolean }} [options] */
export const ensureBuilt = (options) => ensure(application, options)

/** Builds the stories of the design system, for the journey that checks each of them. @param {{ force?: boolean }} [options] */
export const ensureStories = (options) => ensure(stories, options)
