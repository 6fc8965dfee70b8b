import { attach } from './run.mjs'

/** The compiled server. */
const compiled = ['dist/server/main.mjs']

/**
 * Runs the server until it ends; resolves with its exit code.
 *
 * @param {string[]} [args] the program for Node
 */
export function serve(args = compiled) {
  const env = { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' }
  return attach(process.execPath, args, { env, channel: true })
}
