import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ContentItem, contentKindNames } from '@atrium/contract/content'
import { languages } from '@atrium/contract/core'
import Fastify from 'fastify'
import { buildApp } from '#app.ts'
import { readConfig } from '#config/config.ts'
import { contentTextsVersion, setContentTexts } from '#i18n/contentTexts.ts'
import { readPublishedTexts } from '#modules/content/index.ts'
import { callInProcess } from '#website/callInProcess.ts'
import { loadRenderer, textsReader } from '#website/renderer.ts'
import { openServices } from '../openServices.ts'
import { hire, signIn } from './staff.ts'

/**
 * `npm run pages --workspace @atrium/server [-- renderings]`: the cost of a page on the built server. Renders public pages, with the
 * shipped content and with published content of each kind, and requests staff pages, one after the other (processor time, memory before and after), then requests the cached `/` next to a bare Fastify route
 * that sends the same bytes.
 */
const renderings = Number(process.argv[2] ?? 1000)
const seconds = 5
const rounds = 5
const connections = 20
const addresses = ['/', '/about', '/service', '/career', '/career/1', '/contact', '/app/1', '/privacy']

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'atrium-pages-'))
const config = {
  ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMIT: '100000000' }),
  database: { kind: 'memory' as const },
}
const services = await openServices(config)
const app = await buildApp({ services })
const render = loadRenderer(config.distDir)
if (!render) throw new Error('Build the application first: npm run build')
const print = (text: string) => process.stdout.write(`${text}\n`)

const { fetch } = callInProcess(app, { ip: '127.0.0.1', headers: {} }, { isShared: true, timeoutMs: 10_000 })
const renderOnce = (place: number) =>
  render({
    address: addresses[place % addresses.length] ?? '/',
    language: (['AZ', 'EN', 'RU'] as const)[place % 3] ?? 'EN',
    settings: {},
    fetch,
    readTexts: textsReader(config.distDir, services.texts),
    textsVersion: contentTextsVersion(),
  })
const heap = () => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1024 / 1024
}

/**
 * Milliseconds of processor time for each render. Between two renders the process handles other tasks, as between
 * requests.
 */
async function renderMany(
  count: number,
  placeOf: (index: number) => number,
  renderOne: (place: number) => Promise<unknown> = renderOnce,
): Promise<number> {
  const began = process.cpuUsage()
  for (let index = 0; index < count; index += 1) {
    await renderOne(placeOf(index))
    await pause(0)
  }
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000 / count
}

/** Publishes another word in the first item of each kind of content, and waits until the pages have it. */
async function publishContent(): Promise<void> {
  const headers = await signIn(services, await hire(services, { role: 'admin' }))
  for (const kind of contentKindNames) {
    const url = `/api/v1/desk/content/${kind}/`
    const [item] = (await app.inject({ url, headers })).json<ContentItem[]>()
    if (!item) throw new Error(`There is no ${kind}.`)
    const { key, revision, draft } = item
    const value = structuredClone(draft)
    const [first = ''] = Object.keys(draft.texts.EN)
    if (first) value.texts.EN[first] += ' today'
    else value.facts.name += ' today'
    const saved = { revision, value, upToDate: languages }
    await app.inject({ method: 'PUT', url: `${url}${key}/`, headers, payload: saved })
    const payload = { revision: revision + 1, at: '' }
    const { statusCode } = await app.inject({
      method: 'POST',
      url: `${url}${key}/publication/`,
      headers,
      payload,
    })
    if (statusCode !== 200) throw new Error(`${kind} was not published.`)
  }
  await pause(5000)
}

await renderMany(100, (index) => index)
const before = heap()
const each = await renderMany(renderings, (index) => index)
print(`${renderings} pages rendered: ${each.toFixed(1)} ms of processor time each, with their calls`)
print(`heap before ${before.toFixed(1)} MB, after ${heap().toFixed(1)} MB`)

await publishContent()
const costs: Record<'shipped' | 'edited', number[]> = { shipped: [], edited: [] }
for (let round = 0; round < rounds; round += 1)
  for (const name of ['shipped', 'edited'] as const) {
    if (name === 'shipped') setContentTexts()
    else await readPublishedTexts(services.database.db)
    await renderMany(24, (index) => index)
    costs[name].push(await renderMany(renderings / rounds, (index) => index))
  }
const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
const [shipped, edited] = [median(costs.shipped), median(costs.edited)]
print(
  `content of each kind shipped and published, in turns: ${shipped.toFixed(1)} and ${edited.toFixed(1)} ms each, ratio ${(edited / shipped).toFixed(2)}`,
)

const ownAddresses = ['/staff', '/staff/profile', '/staff/calendar', '/staff/requests', '/staff/news']
const headers = {
  ...(await signIn(services, await hire(services))),
  'sec-fetch-dest': 'document',
  'accept-encoding': 'br',
}
async function requestOwn(place: number): Promise<void> {
  const url = ownAddresses[place % ownAddresses.length] ?? '/staff/profile'
  const reply = await app.inject({ url, headers })
  if (reply.headers['cache-control'] !== 'private, no-store') throw new Error(`${url} is the frame.`)
}
await renderMany(100, (index) => index, requestOwn)
const beforeOwn = heap()
const eachOwn = await renderMany(renderings, (index) => index, requestOwn)
print(`${renderings} staff pages requested: ${eachOwn.toFixed(1)} ms of processor time each`)
print(`heap before ${beforeOwn.toFixed(1)} MB, after ${heap().toFixed(1)} MB`)
print(`/ rendered anew: ${(await renderMany(200, () => 0)).toFixed(1)} ms of processor time`)

await app.listen({ port: 0, host: '127.0.0.1' })
const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port
const url = (port: number) => `http://127.0.0.1:${port}/`
const html = await (await globalThis.fetch(url(portOf(app.server)))).text()
const bare = Fastify()
bare.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(html))
await bare.listen({ port: 0, host: '127.0.0.1' })

/** The number of requests for `/` that are answered in a second. */
async function rate(port: number): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  const until = Date.now() + seconds * 1000
  let answered = 0
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      http.get(url(port), { agent }, (reply) => reply.resume().on('end', resolve)).on('error', reject)
    })
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (Date.now() < until) {
        await ask()
        answered += 1
      }
    }),
  )
  agent.destroy()
  return answered / seconds
}

const rates: Record<'page' | 'bare', number[]> = { page: [], bare: [] }
for (let round = 0; round < rounds; round += 1) {
  rates.page.push(await rate(portOf(app.server)))
  rates.bare.push(await rate(portOf(bare.server)))
}
print(
  `/ from memory: ${median(rates.page).toFixed(0)} requests a second, a bare route ${median(rates.bare).toFixed(0)}, ratio ${(median(rates.page) / median(rates.bare)).toFixed(2)}`,
)

await Promise.all([app.close(), bare.close()])
await services.database.close()
await rm(dataDir, { recursive: true, force: true })
