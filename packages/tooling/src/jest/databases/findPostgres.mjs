import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** The newest PostgreSQL of the machine; undefined when there is none that this user can run. */
export function findPostgres() {
  const bin = folders().find((folder) =>
    ['initdb', 'pg_ctl', 'postgres'].every((program) => existsSync(path.join(folder, program))),
  )
  if (!bin) return undefined
  try {
    return {
      bin,
      version: execFileSync(path.join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).trim(),
      user: process.getuid?.() === 0 ? unprivilegedUser() : undefined,
    }
  } catch {
    return undefined
  }
}

/** Debian keeps the programs of the server outside PATH. */
function folders() {
  const home = '/usr/lib/postgresql'
  const packaged = existsSync(home)
    ? readdirSync(home)
        .sort((one, other) => Number(other) - Number(one))
        .map((version) => path.join(home, version, 'bin'))
    : []
  return [...packaged, ...(process.env.PATH ?? '').split(path.delimiter)]
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser() {
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }))
  return { uid: id('-u'), gid: id('-g') }
}
