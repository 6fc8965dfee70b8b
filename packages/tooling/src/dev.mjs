/**
 * `npm run dev`: webpack-dev-server with Fast Refresh on PORT (default 3000) in front of the API on API_PORT
 * (default 3001), which restarts when its code changes. Both end together.
 */
import { spawn } from 'node:child_process'
import { ensureInstalled } from './lib/install.mjs'
import { whenNpmEnds } from './lib/parent.mjs'
import { root } from './lib/paths.mjs'
import { exitCode } from './lib/run.mjs'

await ensureInstalled()

const port = process.env.PORT ?? '3000'
const apiPort = process.env.API_PORT ?? '3001'
const api = { PORT: apiPort, LOG_LEVEL: process.env.LOG_LEVEL ?? 'info' }
const web = { PORT: port, API_PORT: apiPort, NODE_ENV: 'development' }

const start = (args, env) =>
  spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })

const children = [
  start(
    ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'packages/server/src/main.ts'],
    api,
  ),
  start(['node_modules/webpack/bin/webpack.js', 'serve', '--mode', 'development', '--port', port], web),
]

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
