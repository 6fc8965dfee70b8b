import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { readConfig } from '#config/config.ts'
import { examine } from './crashFindings.ts'
import { pdf } from './cvFixtures.ts'
import { startFleet } from './fleet.ts'
import { cvFile, multipart, vacancyForm } from './forms.ts'
import { MailCatcher } from './mailCatcher.ts'
import { startS3Server } from './s3Server.ts'

/**
 * `npm run fleet --workspace @atrium/server -- [--servers 4] [--writes 10000]`: several real servers on the PostgreSQL of
 * `TEST_DATABASE_URL` receive applications through a load balancer, while one after the other is killed (SIGKILL) and
 * started again. A sender repeats an application until it is acknowledged. Fails when an acknowledged application is
 * lost or doubled, or when a mail is missing.
 */
const { values } = parseArgs({
  options: { servers: { type: 'string', default: '4' }, writes: { type: 'string', default: '10000' } },
})
const [size, writes] = [Number(values.servers), Number(values.writes)]
const senders = 8
const print = (line: string) => process.stdout.write(`${line}\n`)

const given = process.env.TEST_DATABASE_URL
if (!given) throw new Error('Set TEST_DATABASE_URL to a PostgreSQL in which databases may be created.')
const admin = new pg.Client({ connectionString: given })
await admin.connect()
const name = `atrium_fleet_${process.pid}`
await admin.query(`create database ${name}`)
const databaseUrl = new URL(given)
databaseUrl.pathname = `/${name}`
const mailServer = new MailCatcher()
const s3 = await startS3Server()
const bucket = await s3.bucket('fleet')
const fleet = await startFleet({
  size,
  databaseUrl: databaseUrl.href,
  bucket,
  env: {
    SEED: 'samples',
    SMTP_URL: await mailServer.listen(),
    RATE_LIMIT: '1000000000',
    APPLY_RATE_LIMIT: '1000000000',
    LOG_LEVEL: 'fatal',
  },
})

const acknowledged = new Map<string, string>()
let next = 0
let repeated = 0

/** Resolves with the reference, or `undefined` when the application was not acknowledged. */
async function send(form: ReturnType<typeof multipart>): Promise<string | undefined> {
  try {
    const reply = await fetch(`${fleet.url}/api/v1/jobs/1/apply/`, {
      method: 'POST',
      headers: form.headers,
      body: new Uint8Array(form.payload),
    })
    return reply.ok ? ((await reply.json()) as { reference: string }).reference : undefined
  } catch {
    return undefined
  }
}

async function work(): Promise<void> {
  while (next < writes) {
    next += 1
    const content = pdf(2000)
    const form = multipart(
      vacancyForm({ email: `sender-${next}@person.example`, cv: cvFile('cv.pdf', content) }),
    )
    let reference = await send(form)
    while (!reference) {
      repeated += 1
      await sleep(100)
      reference = await send(form)
    }
    acknowledged.set(reference, createHash('sha256').update(content).digest('hex'))
  }
}

const began = Date.now()
const working = Promise.all(Array.from({ length: senders }, work))
for (let place = 0; place < size; place += 1) {
  while (next < ((place + 1) * writes) / (size + 1)) await sleep(20)
  await fleet.replace(place, 'SIGKILL')
}
await working
print(`${writes} applications through ${size} servers in ${Math.round((Date.now() - began) / 1000)} s`)

const database = new pg.Client({ connectionString: databaseUrl.href })
await database.connect()
const count = async (query: string) => Number((await database.query(query)).rows[0].count)
while ((await count(`select count(*) from mails where status = 'queued' and leased_until is null`)) > 0)
  await sleep(500)
await fleet.stop()

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'atrium-fleet-'))
const found = await examine(
  readConfig({
    DATABASE_URL: databaseUrl.href,
    DATA_DIR: dataDir,
    S3_BUCKET: bucket.bucket,
    S3_ENDPOINT: bucket.endpoint ?? '',
  }),
  acknowledged,
)
const doubled = await count('select count(*) - count(distinct email) as count from applications')
const sent = await count(`select count(*) from mails where status = 'sent'`)
const ids = mailServer.received.map((mail) => /^message-id: (.*)$/im.exec(mail)?.[1])

print(`servers killed (SIGKILL) and started again:        ${size}`)
print(`applications acknowledged:                         ${acknowledged.size}`)
print(`sent again because a killed server had not answered: ${repeated}`)
print(`acknowledged applications lost:                    ${found.lost}`)
print(`applications stored twice:                         ${doubled}`)
print(`records without their file:                        ${found.missingFiles}`)
print(`files that are not what was sent:                  ${found.damagedFiles}`)
print(`files without a record, for the next start:        ${found.strayFiles}`)
print(`mails missing (each application has its two):      ${found.missingMails}`)
print(
  `mails sent, received, and received twice:          ${sent}, ${ids.length}, ${ids.length - new Set(ids).size}`,
)

await database.end()
await admin.query(`drop database ${name} with (force)`)
await admin.end()
await s3.stop()
await mailServer.close()
await rm(dataDir, { recursive: true, force: true })
const bad = [found.lost, doubled, found.missingFiles, found.damagedFiles, found.missingMails]
process.exitCode = bad.every((number) => number === 0) && acknowledged.size === writes ? 0 : 1
