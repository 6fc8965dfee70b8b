import { execFileSync } from 'node:child_process'
import { clockEnv } from './clock.cjs'

const program = `
  const { Worker } = require('node:worker_threads')
  console.log(new Date().toISOString().slice(0, 16))
  new Worker('console.log(Date().slice(0, 15))', { eval: true })`

/** What Node prints on a day. */
function printed(TODAY: string): string[] {
  const { CLOCK_OFFSET: _, NODE_OPTIONS, ...env } = { ...process.env, ...clockEnv, TODAY }
  return execFileSync(process.execPath, ['-e', program], {
    encoding: 'utf8',
    env: { ...env, NODE_OPTIONS, TZ: 'UTC' },
    stdio: 'pipe',
  })
    .trim()
    .split('\n')
}

test.each([
  ['2028-02-29', '2028-02-29T06:00', 'Tue Feb 29 2028'],
  ['2027-01-01T00:01', '2026-12-31T20:01', 'Thu Dec 31 2026'],
])('a process and its threads start on the day of TODAY: %s', (today, instant, day) => {
  expect(printed(today)).toEqual([instant, day])
})

test.each(['2027-02-29', '2027-03-20T24:10', 'tomorrow'])(
  'a TODAY that is no day is refused: %s',
  (today) => {
    expect(() => printed(today)).toThrow('TODAY is a day such as 2027-03-20')
  },
)

test('the tests have an ordinary Wednesday where TODAY is not set, and the time goes on', async () => {
  const began = Date.now()
  if (!process.env.TODAY) expect(new Date(began).toISOString()).toMatch(/^2026-11-18T/)
  while (Date.now() === began) await new Promise((resolve) => setImmediate(resolve))
  expect(Date.now()).toBeGreaterThan(began)
})
