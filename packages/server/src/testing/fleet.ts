import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { BucketLocation } from '#config/config.ts'
import { startBalancer } from './balancer.ts'
import { type LaunchedServer, launch } from './launch.ts'

interface FleetOptions {
  size: number
  databaseUrl: string
  bucket: BucketLocation
  /** Further settings of the servers. */
  env?: Record<string, string>
}

export interface Fleet {
  /** The address of the load balancer. */
  url: string
  /** The addresses of the servers. */
  urls(): string[]
  /** Ends a server with a signal and starts another one in its place. */
  replace(place: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
  stop(): Promise<void>
}

/** Starts several real servers with one database and one bucket, each with a folder of its own, behind a load balancer. */
export async function startFleet({ size, databaseUrl, bucket, env }: FleetOptions): Promise<Fleet> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atrium-fleet-'))
  const balancer = await startBalancer()
  const start = async (place: number) => {
    const server = await launch({
      DATABASE_URL: databaseUrl,
      DATA_DIR: path.join(folder, String(place)),
      S3_BUCKET: bucket.bucket,
      S3_ENDPOINT: bucket.endpoint ?? '',
      PORT: '0',
      TRUST_PROXY: '127.0.0.1',
      STOP_DELAY: '1',
      LOG_LEVEL: 'error',
      ...env,
    })
    balancer.add(server.url)
    return server
  }
  // All at once: the migrations wait for each other.
  const servers = await Promise.all(Array.from({ length: size }, (_none, place) => start(place)))
  const serverAt = (place: number) => servers[place] as LaunchedServer
  return {
    url: balancer.url,
    urls: () => servers.map(({ url }) => url),
    async replace(place, signal) {
      const server = serverAt(place)
      await server.kill(signal)
      balancer.remove(server.url)
      servers[place] = await start(place)
    },
    async stop() {
      await Promise.all(servers.map((server) => server.kill('SIGTERM')))
      await balancer.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
