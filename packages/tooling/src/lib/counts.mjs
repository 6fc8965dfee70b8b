import { readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

export const none = { passed: 0, failed: 0, skipped: 0 }

/** @param {Counts[]} list */
export const addCounts = (list) =>
  list.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    none,
  )

/** The last line of `npm test`: people and CI read the result from it. */
export const countLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** The counts of a step that passes or fails as a whole. */
export const countStep = (code) => ({ ...none, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 })

/** An exit code other than 0 without a failed test (a crash before or after the tests) is one failure. */
const orCrash = (counts, code) => (code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts)

/** A test file that does not load counts as one failure: its tests are unknown. */
export function countJest(report, code) {
  const counts = {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0),
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  }
  return orCrash(counts, report ? code : 1)
}

export function countPlaywright(report, code) {
  const { expected = 0, unexpected = 0, skipped = 0 } = report?.stats ?? {}
  return orCrash({ passed: expected, failed: unexpected, skipped }, report ? code : 1)
}

/** The report of a program, or undefined when it cannot be read. */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
