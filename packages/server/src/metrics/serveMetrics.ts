import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import type { Registry } from 'prom-client'
import type { HostAndPort } from '#config/settings.ts'
import { httpAddress } from '#config/siteUrl.ts'

export interface MetricsServer {
  /** The address of the measurements, with the actual port. */
  url: string
  close(): Promise<void>
}

/** Answers `GET /metrics` at an address of its own. Throws when the port is in use. */
export async function serveMetrics(
  registry: Registry,
  { host, port }: HostAndPort,
  log: FastifyBaseLogger,
): Promise<MetricsServer> {
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return void response.writeHead(404).end()
    try {
      const content = await registry.metrics()
      response.writeHead(200, { 'content-type': registry.contentType }).end(content)
    } catch (err) {
      log.error({ err }, 'the measurements could not be collected')
      response.writeHead(503).end()
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port }, resolve)
  })
  const close = promisify(server.close.bind(server))
  return {
    url: `${httpAddress(host, (server.address() as AddressInfo).port)}/metrics`,
    close: () => {
      server.closeAllConnections()
      return close()
    },
  }
}
