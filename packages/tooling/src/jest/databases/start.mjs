import { createServer } from 'node:http'
import { bundleServer } from '../bundleServer.mjs'
import { findPostgres } from './findPostgres.mjs'
import { keptFolder } from './kept.mjs'
import { prepareCluster, prepareGiven, preparePglite } from './prepare.mjs'

/**
 * Makes databases, and the server as one file, when the first test asks for one, so that other tests do not wait.
 * `TEST_DATABASES` is the address to ask. `TEST_POSTGRES` is set when there is a PostgreSQL: that of `TEST_DATABASE_URL`, or one that this run
 * starts from the machine's programs.
 */
export default async function startDatabases() {
  const given = process.env.TEST_DATABASE_URL
  const found = given ? undefined : findPostgres()
  if (given || found) process.env.TEST_POSTGRES = 'yes'
  process.stdout.write(`\nServer tests run on ${nameOf(given, found)}.\n`)

  /** The made databases by kind and day: after midnight a run goes on with the samples of the next day. */
  const made = new Map()
  const makers = {
    server: bundleServer,
    pglite: preparePglite,
    postgres: (folder) =>
      given ? prepareGiven(given) : prepareCluster(found, folder).catch(withoutPostgres),
  }
  const get = (kind) => {
    const folder = keptFolder()
    const key = `${kind} ${folder}`
    if (!made.has(key)) made.set(key, makers[kind](folder))
    return made.get(key)
  }
  const server = createServer(async (request, reply) => {
    try {
      reply.end(JSON.stringify(await get(request.url.slice(1))))
    } catch (error) {
      reply.writeHead(500).end(error.stack)
    }
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  process.env.TEST_DATABASES = `http://127.0.0.1:${server.address().port}`

  globalThis.__atriumDatabases = async () => {
    // Neither server keeps this process alive: without the timer it would end before Jest writes its report.
    const alive = setInterval(() => {}, 1000)
    server.close()
    server.closeAllConnections()
    for (const making of made.values()) await making.then(({ close }) => close?.(), ignore)
    clearInterval(alive)
  }
}

const nameOf = (given, found) => {
  if (!given && !found) return 'PGlite only: no PostgreSQL was found on this machine'
  return `${found?.version ?? 'the PostgreSQL of TEST_DATABASE_URL'}, those of the database itself on PGlite too`
}

/** Falls back to PGlite for all tests. */
const withoutPostgres = (error) => {
  process.stdout.write(`\nServer tests run on PGlite only: PostgreSQL did not start (${error.message}).\n`)
  return {}
}

/** The tests that asked have received the error. */
const ignore = () => {}
