import path from 'node:path'

/** How many files are listed. */
const most = 10

/**
 * The test files that took the longest, by the reports of Jest and Playwright; the slowest first.
 *
 * @param {{ jest?: object, playwright?: object }} reports
 * @param {string} root the names are relative to it
 * @returns {{ file: string, seconds: number }[]}
 */
export const slowestFiles = ({ jest, playwright }, root) =>
  [...ofJest(jest, root), ...ofPlaywright(playwright, root)]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, most)

const ofJest = (report, root) =>
  (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: path.relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))

/** The journeys of one file may run in parallel: their durations are added. */
function ofPlaywright(report, root) {
  const folder = path.relative(root, report?.config?.rootDir ?? root)
  const seconds = new Map()
  for (const { file, tests } of (report?.suites ?? []).flatMap(specsIn)) {
    const duration = tests.flatMap(({ results }) => results).reduce((sum, result) => sum + result.duration, 0)
    seconds.set(file, (seconds.get(file) ?? 0) + duration / 1000)
  }
  return [...seconds].map(([file, time]) => ({ file: path.join(folder, file), seconds: time }))
}

/**
 * The failed tests of both programs, each as `<file> › <title>`; a file that could not run stands alone.
 *
 * @param {{ jest?: object, playwright?: object }} reports
 * @param {string} root the file names are relative to it
 * @returns {string[]}
 */
export function failedTests({ jest, playwright }, root) {
  const files = (jest?.testResults ?? []).filter(({ status }) => status === 'failed')
  const ofFiles = files.flatMap(({ name, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    const file = path.relative(root, name)
    return failed.length === 0 ? [file] : failed.map(({ fullName }) => `${file} › ${fullName}`)
  })
  const folder = path.relative(root, playwright?.config?.rootDir ?? root)
  const journeys = (playwright?.suites ?? []).flatMap(specsIn).filter(({ ok }) => ok === false)
  return [...ofFiles, ...journeys.map(({ file, title }) => `${path.join(folder, file)} › ${title}`)]
}

const specsIn = ({ suites = [], specs = [] }) => [...suites.flatMap(specsIn), ...specs]
