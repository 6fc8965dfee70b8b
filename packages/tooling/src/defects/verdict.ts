/** The end of a planted defect: a test failed (caught), all passed (missed), or the tests did not run (broken). */
export type Verdict =
  | { end: 'caught'; test: string; file: string }
  | { end: 'missed' }
  | { end: 'broken'; why: string }

interface JestReport {
  numTotalTests: number
  testResults: {
    name: string
    message: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

/** Reads the first failed test from Jest's report. A file that does not load proves nothing. */
export function verdictOfJest(report: JestReport | undefined): Verdict {
  if (!report || report.testResults.length === 0) return { end: 'broken', why: 'no test ran' }
  for (const { name, assertionResults } of report.testResults) {
    const failed = assertionResults.find(({ status }) => status === 'failed')
    if (failed) return { end: 'caught', test: failed.fullName, file: name }
  }
  const unread = report.testResults.find(({ message }) => message !== '')
  return unread ? { end: 'broken', why: unread.message } : { end: 'missed' }
}

interface Suite {
  suites?: Suite[]
  specs?: { file: string; title: string; ok: boolean }[]
}

interface PlaywrightReport extends Suite {
  stats?: { expected: number; unexpected: number }
  errors?: { message?: string }[]
}

/** Reads the first failed journey from Playwright's report. */
export function verdictOfPlaywright(report: PlaywrightReport | undefined): Verdict {
  const { expected = 0, unexpected = 0 } = report?.stats ?? {}
  if (!report || expected + unexpected === 0)
    return { end: 'broken', why: report?.errors?.[0]?.message ?? 'no journey ran' }
  const failed = specsOf(report).find(({ ok }) => !ok)
  return failed ? { end: 'caught', test: failed.title, file: failed.file } : { end: 'missed' }
}

const specsOf = ({ suites = [], specs = [] }: Suite): NonNullable<Suite['specs']> => [
  ...suites.flatMap(specsOf),
  ...specs,
]
