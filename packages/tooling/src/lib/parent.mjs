const interval = 500

/**
 * Calls back when the npm that runs this script is gone. A signal to npm ends its shell but does not reach what the
 * shell started, so without this a stopped `npm start` would leave a server with nobody to stop it. Started
 * without npm, a script may well outlive its shell.
 *
 * @returns {() => void} stops watching
 */
export function whenNpmEnds(callback) {
  if (!process.env.npm_lifecycle_event) return () => {}
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    callback()
  }, interval)
  timer.unref()
  return () => clearInterval(timer)
}
