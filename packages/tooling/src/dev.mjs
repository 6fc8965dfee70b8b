/**
 * `npm run dev`: webpack-dev-server with Fast Refresh on PORT (default 3000) in front of the API on API_PORT
 * (default 3001), which restarts when its code changes. Both end together.
 */
import './lib/envFile.mjs'
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { ensureInstalled } from './lib/install.mjs'
import { whenNpmEnds } from './lib/parent.mjs'
import { inRoot, root } from './lib/paths.mjs'
import { exitCode } from './lib/run.mjs'

await ensureInstalled()

const port = process.env.PORT ?? '3000'
const apiPort = process.env.API_PORT ?? '3001'
const api = {
  PORT: apiPort,
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
  // Only the API: an older build in `dist` would look like the code that is being written.
  DIST_DIR: inRoot('.cache/no-pages'),
}
const web = { PORT: port, API_PORT: apiPort, NODE_ENV: 'development' }

const start = (args, env, stdout = 'inherit') =>
  spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', stdout, 'inherit'],
  })

const watch = [
  'node_modules/tsx/dist/cli.mjs',
  'watch',
  '--clear-screen=false',
  // A server that starts runs the new migrations.
  '--include=packages/server/migrations/*',
  'packages/server/src/main.ts',
]
const server = start(watch, api, 'pipe')
const children = [
  server,
  start(['node_modules/webpack/bin/webpack.js', 'serve', '--mode', 'development', '--port', port], web),
]
createInterface({ input: server.stdout }).on('line', (line) => {
  const url = /^Atrium is ready at (\S+)/.exec(line)?.[1]
  process.stdout.write(
    `${url ? `The API is ready at ${url}; the pages are at http://127.0.0.1:${port}` : line}\n`,
  )
})

/** How long both may take to end after a signal, in ms. */
const timeoutMs = 8000
let result

function stop(code) {
  if (result !== undefined) return
  result = code
  for (const child of children) child.kill('SIGTERM')
  setTimeout(() => {
    for (const child of children) child.kill('SIGKILL')
  }, timeoutMs).unref()
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0))
whenNpmEnds(() => stop(0))
const ends = children.map(
  (child) =>
    new Promise((resolve) => {
      child.once('exit', (code, signal) => {
        stop(exitCode(code, signal))
        resolve(undefined)
      })
    }),
)
await Promise.all(ends)
process.exit(result)
