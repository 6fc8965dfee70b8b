/**
 * `node --import tsx packages/tooling/src/defects/plant.ts [--only id] [--layer name] [--jest]`: plants one defect after
 * the other in a copy of the repository and runs the tests that must notice it. `--jest` leaves out the defects of
 * journeys, which need a build each. At the end the failed tests run once more without a defect, and must pass.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { countLine, none } from '../lib/counts.mjs'
import { root } from '../lib/paths.mjs'
import { reportFile } from '../lib/steps.mjs'
import { copyTree } from './copyTree.ts'
import { isUnit, planted } from './defect.ts'
import { type Choice, chooseDefects, type Layered } from './layers.ts'
import { runJest, runJourneys } from './run.ts'
import type { Verdict } from './verdict.ts'

const { values } = parseArgs({
  options: { only: { type: 'string' }, layer: { type: 'string' }, jest: { type: 'boolean' } },
})

const copy = mkdtempSync(path.join(os.tmpdir(), 'atrium-defects-'))
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
const say = (line: string) => process.stdout.write(`${line}\n`)

/** Runs the tests with the defect in the copy, and restores the file. */
async function runDefect(defect: Layered): Promise<Verdict> {
  const file = path.join(copy, defect.file)
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, planted(text, defect))
  try {
    return await (isUnit(defect) ? runJest(copy, [defect.fails]) : runJourneys(copy, [defect.journey]))
  } finally {
    writeFileSync(file, text)
  }
}

function tell({ layer, id, what }: Layered, verdict: Verdict, seconds: number): void {
  say(`${verdict.end === 'caught' ? 'caught' : 'MISSED'}  ${layer}: ${id} (${seconds.toFixed(0)} s)`)
  say(`        ${what}`)
  if (verdict.end === 'caught') say(`        ${path.basename(verdict.file)}: ${verdict.test}`)
  if (verdict.end === 'broken') say(`        not judged: ${verdict.why}`)
}

/** Whether the tests that failed with a defect pass without one: only then have they noticed it. */
async function passWithout(caughtBy: { jest: Set<string>; journeys: Set<string> }): Promise<boolean> {
  const ends: Verdict[] = []
  if (caughtBy.jest.size > 0) ends.push(await runJest(copy, [...caughtBy.jest]))
  if (caughtBy.journeys.size > 0) ends.push(await runJourneys(copy, [...caughtBy.journeys]))
  for (const end of ends) {
    if (end.end === 'caught') say(`FAILED  without any defect: ${path.basename(end.file)}: ${end.test}`)
    if (end.end === 'broken') say(`FAILED  without any defect: ${end.why}`)
  }
  return ends.every(({ end }) => end === 'missed')
}

const defects = chooseDefects(values as Choice)
copyTree(root, copy)
const counts = { ...none }
const caughtBy = { jest: new Set<string>(), journeys: new Set<string>() }
for (const defect of defects) {
  const began = Date.now()
  const verdict = await runDefect(defect)
  tell(defect, verdict, (Date.now() - began) / 1000)
  counts[verdict.end === 'caught' ? 'passed' : 'failed'] += 1
  if (verdict.end !== 'caught') continue
  if (isUnit(defect)) caughtBy.jest.add(path.relative(copy, verdict.file))
  else caughtBy.journeys.add(defect.journey)
}
if (!(await passWithout(caughtBy))) counts.failed += 1
writeFileSync(reportFile('defects.json'), JSON.stringify(counts))
say(countLine(counts))
process.exit(counts.failed > 0 ? 1 : 0)
