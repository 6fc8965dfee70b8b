import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

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
 * The failed tests of both programs, each as `<file> › <title>` with the first lines of its error; a file that could not
 * run stands alone.
 *
 * @param {{ jest?: object, playwright?: object }} reports
 * @param {string} root the file names are relative to it
 * @returns {string[]}
 */
export function failedTests({ jest, playwright }, root) {
  const files = (jest?.testResults ?? []).filter(({ status }) => status === 'failed')
  const ofFiles = files.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    const file = path.relative(root, name)
    if (failed.length === 0) return [withError(file, message)]
    return failed.map(({ fullName, failureMessages }) =>
      withError(`${file} › ${fullName}`, failureMessages?.[0]),
    )
  })
  const folder = path.relative(root, playwright?.config?.rootDir ?? root)
  const journeys = (playwright?.suites ?? []).flatMap(specsIn).filter(({ ok }) => ok === false)
  const ofJourneys = journeys.map(({ file, title, tests }) => {
    const [error] = tests.flatMap(({ results = [] }) => results.flatMap(({ errors = [] }) => errors))
    return withError(`${path.join(folder, file)} › ${title}`, error?.message)
  })
  return [...ofFiles, ...ofJourneys]
}

/** How many lines of an error are listed: its assertion and its call, not the markup of a page. */
const errorLines = 12

function withError(name, error = '') {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return [name, ...lines.slice(0, errorLines).map((line) => `    ${line}`)].join('\n')
}

const specsIn = ({ suites = [], specs = [] }) => [...suites.flatMap(specsIn), ...specs]
