/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { checkDepartures, checkDocs } from './checkDocs.ts'

let root: string
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'atrium-docs-'))
  write('src/app/App.test.tsx', `it('shows the visitor’s "page" at once', () => <p>no test</p>)`)
  write('packages/e2e/src/journeys/home.spec.ts', `test(\`\${name} opens quickly\`, () => {})`)
  write('docs/other.md', '# Other')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const check = async (text: string) => {
  write('docs/tables.md', `# Tables\n\n${text}\n`)
  return await checkDocs(root, [
    'docs/tables.md',
    'docs/other.md',
    'packages/e2e/src/journeys/home.spec.ts',
    'src/app/App.test.tsx',
  ])
}

test.each([
  '`App.test.tsx` "shows the visitor\'s \\"page\\" at once"',
  '`App.test.tsx` "shows … at once"; `journeys/home.spec.ts` "… opens quickly"',
  '`App.test.tsx` proves it | "shows nothing" is no title in another cell |',
  '`src/app/App.test.tsx` "shows…", "…page…"; `things.ts` is to be written',
  '[other](other.md#other), [site](https://example.org), [below](#tables), `GET /src:x`',
])('accepts %s', async (text) => expect(await check(text)).toEqual([]))

test.each([
  ['`App.test.tsx` "hides…"', 'App.test.tsx has no test "hides…"'],
  ['`App.test.tsx` "at once … shows"', 'App.test.tsx has no test "at once … shows"'],
  ['`App.test.tsx` "no test"', 'App.test.tsx has no test "no test"'],
  ['`gone.ts`', 'there is no gone.ts'],
  ['`screens/App.test.tsx`', 'there is no screens/App.test.tsx'],
  ['[gone](gone.md)', 'the link gone.md leads nowhere'],
])('refuses %s', async (text, what) =>
  expect(await check(text)).toEqual([{ document: 'docs/tables.md', line: 3, what }]),
)

test('names a comment about a departure that is no row of the table', () => {
  write('docs/departures.md', '| # | x |\n| 1 | one |\n| 2 | two |\n')
  const word = 'departure'
  write('src/things.ts', `// ${word} 2\n// ${word}s 1 and 3\n`)
  expect(checkDepartures(root, ['src/things.ts'])).toEqual([
    { document: 'src/things.ts', line: 2, what: `there is no ${word}s 1 and 3` },
  ])
})
