const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs')
const path = require('node:path')
const { PGlite } = require('@electric-sql/pglite')

const manifest = path.resolve(require.resolve('@electric-sql/pglite'), '../../package.json')
const { version } = JSON.parse(readFileSync(manifest, 'utf8'))
const cache = path.resolve(__dirname, '../../../../.cache')

/**
 * Makes an empty PGlite database once for each version of it and names its dump in `TEST_PGLITE_EMPTY`: to load one
 * takes a quarter of the time, and some eighty test files want a database of their own.
 */
module.exports = async function emptyPglite() {
  const file = path.join(cache, `pglite-${version}.tar`)
  if (!existsSync(file)) {
    const database = await PGlite.create('memory://')
    const dump = await database.dumpDataDir('none')
    await database.close()
    mkdirSync(cache, { recursive: true })
    // Under its name only when it is whole: another run may look for it meanwhile.
    const part = `${file}.${process.pid}`
    writeFileSync(part, Buffer.from(await dump.arrayBuffer()))
    renameSync(part, file)
  }
  process.env.TEST_PGLITE_EMPTY = file
}
