const { rmSync } = require('node:fs')

module.exports = function stopPostgres() {
  const cluster = globalThis.__atriumPostgres
  if (!cluster) return
  cluster.stop()
  rmSync(cluster.directory, { recursive: true, force: true })
}
