import { verdictOfJest, verdictOfPlaywright } from './verdict.ts'

const file = (message: string, ...statuses: string[]) => ({
  name: '/a.test.ts',
  message,
  assertionResults: statuses.map((status, index) => ({ status, fullName: `test ${index}` })),
})
const reportOf = (...testResults: ReturnType<typeof file>[]) => ({ numTotalTests: 1, testResults })

test('the first failed test has caught the defect', () => {
  expect(verdictOfJest(reportOf(file('', 'passed'), file('no', 'passed', 'failed')))).toEqual({
    end: 'caught',
    test: 'test 1',
    file: '/a.test.ts',
  })
  expect(verdictOfJest(reportOf(file('', 'passed', 'pending')))).toEqual({ end: 'missed' })
})

test('tests that did not run or load prove nothing', () => {
  expect(verdictOfJest(undefined)).toEqual({ end: 'broken', why: 'no test ran' })
  expect(verdictOfJest(reportOf())).toEqual({ end: 'broken', why: 'no test ran' })
  expect(verdictOfJest(reportOf(file('Cannot find module')))).toEqual({
    end: 'broken',
    why: 'Cannot find module',
  })
})

test('the first failed journey of any group has caught the defect', () => {
  const spec = (title: string, ok: boolean) => ({ file: 'a.spec.ts', title, ok })
  const suites = [{ specs: [spec('one', true)], suites: [{ specs: [spec('two', false)] }] }]
  expect(verdictOfPlaywright({ stats: { expected: 1, unexpected: 1 }, suites })).toEqual({
    end: 'caught',
    test: 'two',
    file: 'a.spec.ts',
  })
  expect(verdictOfPlaywright({ stats: { expected: 2, unexpected: 0 } })).toEqual({ end: 'missed' })
  expect(verdictOfPlaywright({ errors: [{ message: 'No tests found' }] })).toEqual({
    end: 'broken',
    why: 'No tests found',
  })
})
