import { attach } from './run.mjs'

/** Runs the server until it ends; resolves with its exit code. */
export function serve() {
  const env = { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' }
  return attach(process.execPath, ['--import', 'tsx', 'packages/server/src/main.ts'], { env, channel: true })
}
