import { slowestFiles } from './slowest.mjs'

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

test('the files of both programs are told together, the slowest first', () => {
  expect(slowestFiles({ jest: ofJest, playwright }, '/atrium')).toEqual([
    { file: 'src/slow.test.ts', seconds: 8 },
    { file: 'journeys/a.spec.ts', seconds: 5.5 },
    { file: 'src/quick.test.ts', seconds: 0.5 },
  ])
})

test('ten are told, and what has no report is left out', () => {
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
