import { addCounts, countJest, countLine, countPlaywright, countStep } from './counts.mjs'

test('the last line names skipped tests only when there are some', () => {
  expect(countLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
  expect(countLine({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped')
})

test('all steps add up', () => {
  const steps = [countStep(0), countStep(2), { passed: 5, failed: 1, skipped: 3 }]
  expect(addCounts(steps)).toEqual({ passed: 6, failed: 2, skipped: 3 })
})

test('Jest: a file that does not load is a failure', () => {
  const report = { numPassedTests: 4, numFailedTests: 1, numPendingTests: 1, numRuntimeErrorTestSuites: 2 }
  expect(countJest(report, 1)).toEqual({ passed: 4, failed: 3, skipped: 1 })
})

test('Playwright: each journey has one try', () => {
  const stats = { expected: 3, unexpected: 1, skipped: 2, flaky: 0 }
  expect(countPlaywright({ stats }, 1)).toEqual({ passed: 3, failed: 1, skipped: 2 })
})

test.each([
  ['without a report', undefined, 0],
  ['with a bad exit code and no failed test', { numPassedTests: 4, stats: { expected: 4 } }, 1],
])('a program %s is one failure', (_name, report, code) => {
  expect(countJest(report, code).failed).toBe(1)
  expect(countPlaywright(report, code).failed).toBe(1)
})
