import { execFile } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { cache, inRoot, root } from '../../lib/paths.mjs'
import { openCluster } from './cluster.mjs'

const script = inRoot('packages/server/src/testing/prepareDatabases.ts')

/** Migrates and seeds with the server's own code. */
const prepare = (...args) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', script, ...args], { cwd: root })

/** The dumps of PGlite; makes missing ones. The dump of an empty database takes longest and serves all days. */
export async function preparePglite(folder) {
  const manifest = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'))
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'))
  const dumps = {
    empty: path.join(cache, `pglite-${version}.tar`),
    none: path.join(folder, 'pglite-none.tar'),
    samples: path.join(folder, 'pglite-samples.tar'),
  }
  if (!Object.values(dumps).every(existsSync)) await prepare('pglite', JSON.stringify(dumps))
  return dumps
}

/** The originals of the databases on the server of TEST_DATABASE_URL; removed at the end. */
export async function prepareGiven(url) {
  const prefix = `atrium_test_${process.pid}`
  await prepare('postgres', url, prefix)
  return { url, prefix, close: () => prepare('remove', url, prefix) }
}

/** The originals on a server of this run, or those that an earlier run left in `folder`. */
export async function prepareCluster(postgres, folder) {
  const kept = path.join(folder, `postgres-${postgres.version.replace(/\W+/g, '-')}`)
  const prefix = 'atrium'
  if (existsSync(kept)) {
    try {
      return { ...(await started(await openCluster(postgres, kept))), prefix }
    } catch {
      rmSync(kept, { recursive: true, force: true })
    }
  }
  const cluster = await started(await openCluster(postgres))
  try {
    await prepare('postgres', cluster.url, prefix)
    // Renamed when it is complete: another run may look for it meanwhile.
    const part = `${kept}.${process.pid}`
    await cluster.keep(part)
    if (existsSync(kept)) rmSync(part, { recursive: true, force: true })
    else renameSync(part, kept)
    return { ...cluster, prefix }
  } catch (error) {
    await cluster.close()
    throw error
  }
}

async function started(cluster) {
  try {
    await cluster.start()
    return cluster
  } catch (error) {
    await cluster.close()
    throw error
  }
}
