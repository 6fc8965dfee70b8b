import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashInputs } from './hash.mjs'
import { cache, inRoot, root } from './paths.mjs'
import { precompress } from './precompress.mjs'
import { collect } from './run.mjs'

const inputs = [
  'src',
  'public',
  'packages/ui/src',
  'packages/ui/package.json',
  'packages/contract/src',
  'packages/contract/package.json',
  'webpack.config.ts',
  'package.json',
  'package-lock.json',
]
const stamp = path.join(cache, 'build.hash')

const readStamp = () => (existsSync(stamp) ? readFileSync(stamp, 'utf8') : '')

/**
 * Builds the application into `dist` when it is missing or any of its inputs has changed since. The stamp is
 * written last, so a build that was interrupted is done again.
 *
 * @param {{ force?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>} webpack's exit code and, when it failed, what it printed
 */
export async function ensureBuilt({ force = false } = {}) {
  const hash = hashInputs(root, inputs)
  if (!force && existsSync(inRoot('dist/index.html')) && readStamp() === hash) return { code: 0, output: '' }
  process.stdout.write('Building the application\n')
  rmSync(stamp, { force: true })
  const args = ['node_modules/webpack/bin/webpack.js', '--mode', 'production']
  const { code, output } = await collect(process.execPath, args, { env: { NODE_ENV: 'production' } })
  if (code !== 0) return { code, output }
  await precompress(inRoot('dist'))
  mkdirSync(cache, { recursive: true })
  writeFileSync(stamp, hash)
  return { code, output }
}
