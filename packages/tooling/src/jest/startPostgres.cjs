const { execFileSync } = require('node:child_process')
const { chownSync, existsSync, mkdtempSync, readdirSync } = require('node:fs')
const { createServer } = require('node:net')
const os = require('node:os')
const path = require('node:path')

/**
 * The server's tests run on PGlite in memory and on a real PostgreSQL when one can be had: the one that
 * `TEST_DATABASE_URL` names, or a throw-away cluster of the machine's own binaries. Says which ran.
 */
module.exports = async function startPostgres() {
  if (process.env.TEST_DATABASE_URL) {
    process.stdout.write('\nServer tests run on PGlite and on the PostgreSQL of TEST_DATABASE_URL.\n')
    return
  }
  const bin = findBinaries()
  if (!bin) {
    process.stdout.write('\nServer tests run on PGlite only: no PostgreSQL was found on this machine.\n')
    return
  }
  try {
    const directory = mkdtempSync(path.join(os.tmpdir(), 'atrium-postgres-'))
    const user = process.getuid?.() === 0 ? unprivilegedUser() : undefined
    if (user) chownSync(directory, user.uid, user.gid)
    const data = path.join(directory, 'data')
    const run = (program, args) =>
      execFileSync(path.join(bin, program), args, {
        ...user,
        cwd: directory,
        stdio: 'ignore',
        env: { ...process.env, LC_ALL: 'C.UTF-8' },
      })
    const port = await freePort()
    run('initdb', ['-D', data, '-U', 'atrium', '-A', 'trust', '-E', 'UTF8', '--no-sync'])
    run('pg_ctl', [
      '-D',
      data,
      '-w',
      '-l',
      path.join(directory, 'log'),
      '-o',
      `-p ${port} -k ${directory} -h 127.0.0.1`,
      'start',
    ])
    globalThis.__atriumPostgres = {
      stop: () => run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']),
      directory,
    }
    process.env.TEST_DATABASE_URL = `postgres://atrium@127.0.0.1:${port}/postgres`
    const version = execFileSync(path.join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).trim()
    process.stdout.write(`\nServer tests run on PGlite and on ${version}.\n`)
  } catch (error) {
    process.stdout.write(`\nServer tests run on PGlite only: PostgreSQL did not start (${error.message}).\n`)
  }
}

function findBinaries() {
  const home = '/usr/lib/postgresql'
  const packaged = existsSync(home)
    ? readdirSync(home)
        .sort((one, other) => Number(other) - Number(one))
        .map((version) => path.join(home, version, 'bin'))
    : []
  const onPath = (process.env.PATH ?? '').split(path.delimiter)
  return [...packaged, ...onPath].find((directory) =>
    ['initdb', 'pg_ctl', 'postgres'].every((program) => existsSync(path.join(directory, program))),
  )
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser() {
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
