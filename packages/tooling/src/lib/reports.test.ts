import { failedTests, slowestFiles } from './reports.mjs'

const ofJest = {
  testResults: [
    { name: '/atrium/src/quick.test.ts', startTime: 1000, endTime: 1500 },
    { name: '/atrium/src/slow.test.ts', startTime: 1000, endTime: 9000 },
  ],
}
const spec = (file: string, ...durations: number[]) => ({
  file,
  tests: [{ results: durations.map((duration) => ({ duration })) }],
})
const playwright = {
  config: { rootDir: '/atrium/journeys' },
  suites: [{ specs: [spec('a.spec.ts', 2000)], suites: [{ specs: [spec('a.spec.ts', 3000, 500)] }] }],
}

test('lists the files of both programs, the slowest first', () => {
  expect(slowestFiles({ jest: ofJest, playwright }, '/atrium')).toEqual([
    { file: 'src/slow.test.ts', seconds: 8 },
    { file: 'journeys/a.spec.ts', seconds: 5.5 },
    { file: 'src/quick.test.ts', seconds: 0.5 },
  ])
})

test('lists ten files, and none without a report', () => {
  const testResults = Array.from({ length: 12 }, (_one, index) => ({
    name: `/atrium/${index}`,
    startTime: 0,
    endTime: index,
  }))
  const slowest = slowestFiles({ jest: { testResults } }, '/atrium')
  expect(slowest).toHaveLength(10)
  expect(slowest[0]).toEqual({ file: '11', seconds: 0.011 })
  expect(slowestFiles({}, '/atrium')).toEqual([])
})

test('lists the failed tests of both programs with their errors, and a file that could not run', () => {
  const testResults = [
    { name: '/atrium/src/good.test.ts', status: 'passed', assertionResults: [] },
    { name: '/atrium/src/broken.test.ts', status: 'failed', assertionResults: [] },
    {
      name: '/atrium/src/bad.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'one' },
        {
          status: 'failed',
          fullName: 'two',
          failureMessages: [
            `\u001b[31mExpected: 2\u001b[39m\n\nReceived: 3\n${'at some place\n'.repeat(20)}`,
          ],
        },
      ],
    },
  ]
  const specs = [
    {
      file: 'a.spec.ts',
      title: 'three',
      ok: false,
      tests: [{ results: [{ errors: [{ message: 'Too late' }] }] }],
    },
    { file: 'a.spec.ts', title: 'four', ok: true, tests: [] },
  ]
  const journeys = { config: { rootDir: '/atrium/journeys' }, suites: [{ specs }] }
  expect(failedTests({ jest: { testResults }, playwright: journeys }, '/atrium')).toEqual([
    'src/broken.test.ts',
    `src/bad.test.ts › two\n    Expected: 2\n    Received: 3${'\n    at some place'.repeat(10)}`,
    'journeys/a.spec.ts › three\n    Too late',
  ])
  expect(failedTests({}, '/atrium')).toEqual([])
})
