/** Ends a server of the journeys when Playwright, which holds the other end of its input, was killed. */
process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM')).resume()
process.stdin.unref()
