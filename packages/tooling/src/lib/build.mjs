import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashInputs } from './hash.mjs'
import { cache, inRoot, root } from './paths.mjs'
import { precompress } from './precompress.mjs'
import { collect } from './run.mjs'

/**
 * @typedef {{ title: string, output: string, inputs: string[], args: string[], finish?: () => Promise<void> }} Build
 * `output` is the file that shows that it was built; `inputs` are what it is made of.
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
    'webpack.config.ts',
    'package.json',
    'package-lock.json',
  ],
  args: ['node_modules/webpack/bin/webpack.js', '--mode', 'production'],
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
    // Without the parts for people who read: docs, source maps, panels.
    '--test',
    '--config-dir',
    'packages/ui/.storybook',
    '--output-dir',
    '.cache/storybook',
  ],
}

/**
 * Builds when the output is missing or any of the inputs has changed since. The stamp is written last, so a
 * build that was interrupted is done again.
 *
 * @param {Build} build
 * @param {{ force?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>} the program's exit code and what it printed
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

/** The application in `dist`, with its compressed files. @param {{ force?: boolean }} [options] */
export const ensureBuilt = (options) => ensure(application, options)

/** The design system's stories, for the check that looks at each of them. @param {{ force?: boolean }} [options] */
export const ensureStories = (options) => ensure(stories, options)
