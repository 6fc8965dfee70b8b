const emptyPglite = require('./emptyPglite.cjs')
const startPostgres = require('./startPostgres.cjs')

/** The two kinds of database that the server's tests run on. */
module.exports = async function startDatabases() {
  await startPostgres()
  await emptyPglite()
}
