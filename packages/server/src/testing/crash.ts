import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readConfig } from '#config/config.ts'
import { examine, type Findings } from './crashFindings.ts'
import { launch } from './launch.ts'
import { openPowerDisk } from './powerDisk.ts'
import { Sender } from './sender.ts'

/**
 * `npm run crash --workspace @atrium/server [-- rounds [--power]]`: a real server on a folder of its own receives
 * applications from several senders and is killed (SIGKILL) at a random moment, again and again. After each kill the data
 * are checked twice: before and after the next start. With `--power` its disk loses what was not synced, too.
 */
const { values, positionals } = parseArgs({ options: { power: { type: 'boolean' } }, allowPositionals: true })
const rounds = Number(positionals[0] ?? 10)
const senders = 4
/** Milliseconds between the first answer and the kill. */
const mercy = { least: 150, most: 1500 }

const disk = values.power ? await openPowerDisk() : undefined
const home = disk?.folder ?? (await mkdtemp(path.join(os.tmpdir(), 'atrium-crash-')))
const dataDir = path.join(home, 'data')
const env = {
  DATA_DIR: dataDir,
  PORT: '0',
  RATE_LIMIT: '1000000',
  APPLY_RATE_LIMIT: '1000000',
  LOG_LEVEL: 'error',
}
const config = readConfig(env)
const print = (line: string) => process.stdout.write(`${line}\n`)

const acknowledged = new Map<string, string>()
const bad: Findings = { lost: 0, strayFiles: 0, missingFiles: 0, damagedFiles: 0, missingMails: 0 }
let litter = 0
let broken = 0

for (let round = 1; round <= rounds; round += 1) {
  const server = await launch(env)
  const crowd = Array.from({ length: senders }, (_none, place) => new Sender(server.url, `${round}-${place}`))
  const work = crowd.map((sender) => sender.run(acknowledged))
  await Promise.race(crowd.map((sender) => sender.first))
  await sleep(mercy.least + Math.random() * (mercy.most - mercy.least))
  await (disk ? disk.cutPower(server) : server.kill('SIGKILL'))
  await Promise.all(work)
  broken += crowd.length

  const asLeft = await examine(config, acknowledged)
  litter += asLeft.strayFiles
  const next = await launch(env)
  await next.kill('SIGTERM')
  const found = await examine(config, acknowledged)
  for (const name of Object.keys(bad) as (keyof Findings)[]) bad[name] += found[name]
  print(
    `round ${round}: ${acknowledged.size} acknowledged so far, ${JSON.stringify(found)}, litter ${asLeft.strayFiles}`,
  )
}

print('')
print(`${disk ? 'power cuts' : 'kills (SIGKILL)'} with applications under way: ${rounds}`)
print(`applications acknowledged:                         ${acknowledged.size}`)
print(`senders cut off by the kills:                      ${broken}`)
print(`acknowledged applications lost:                    ${bad.lost}`)
print(`files without a record, as the kill left them:     ${litter}`)
print(`files without a record after the next start:       ${bad.strayFiles}`)
print(`records without their file:                        ${bad.missingFiles}`)
print(`files that are not what was sent:                  ${bad.damagedFiles}`)
print(`mails missing (each application has its two):      ${bad.missingMails}`)
await (disk ? disk.close() : rm(home, { recursive: true }))
process.exitCode = Object.values(bad).every((count) => count === 0) ? 0 : 1
