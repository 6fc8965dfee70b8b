import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { hashInputs } from './hash.mjs'

let base: string
const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(base, file)), { recursive: true })
  writeFileSync(path.join(base, file), text)
}
const hash = () => hashInputs(base, ['src', 'webpack.config.ts', 'gone'])

beforeEach(() => {
  base = mkdtempSync(path.join(os.tmpdir(), 'atrium-hash-'))
  put('src/main.tsx', 'one')
  put('src/app/App.tsx', 'two')
  put('webpack.config.ts', 'three')
})
afterEach(() => rmSync(base, { recursive: true, force: true }))

test('a build is out of date when a file is changed, added, renamed or removed', () => {
  const seen = [hash()]
  put('src/app/App.tsx', 'changed')
  seen.push(hash())
  put('src/app/Other.tsx', 'new')
  seen.push(hash())
  renameSync(path.join(base, 'src/app/Other.tsx'), path.join(base, 'src/app/Renamed.tsx'))
  seen.push(hash())
  rmSync(path.join(base, 'webpack.config.ts'))
  seen.push(hash())
  expect(new Set(seen).size).toBe(5)
})

test('a build is up to date when only times changed, or a file that is not an input', () => {
  const before = hash()
  utimesSync(path.join(base, 'src/main.tsx'), 1, 1)
  put('README.md', 'words')
  expect(hash()).toBe(before)
})
