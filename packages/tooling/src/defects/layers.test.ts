import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../lib/hash.mjs'
import { inRoot, root } from '../lib/paths.mjs'
import { isUnit, planted } from './defect.ts'
import { allDefects, chooseDefects } from './layers.ts'

const journeyFiles = readdirSync(inRoot('packages/e2e/src/journeys'))

const unitTests = ['mocks', 'src', ...readdirSync(inRoot('packages')).map((name) => `packages/${name}/src`)]
  .flatMap((folder) => filesBelow(inRoot(folder)) as string[])
  .map((file) => path.relative(root, file))
  .filter((file) => /\.test\.tsx?$/.test(file))

test.each(allDefects)('$id can be planted, and its tests exist', (defect) => {
  const text = readFileSync(inRoot(defect.file), 'utf8')
  expect(planted(text, defect)).not.toBe(text)
  if (isUnit(defect)) expect(unitTests.some((file) => file.startsWith(defect.fails))).toBe(true)
  else expect(journeyFiles.some((file) => file.startsWith(defect.journey))).toBe(true)
})

test('there are at least sixty defects, with different names', () => {
  expect(allDefects.length).toBeGreaterThanOrEqual(60)
  expect(new Set(allDefects.map(({ id }) => id)).size).toBe(allDefects.length)
})

test('a defect replaces one place, literally', () => {
  const defect = { id: 'x', what: '', file: 'a.ts', from: 'b', to: '$&c', fails: '' }
  expect(planted('a b', defect)).toBe('a $&c')
  expect(() => planted('b b', defect)).toThrow('x: its text stands 2 times in a.ts, not once.')
  expect(() => planted('a', defect)).toThrow('0 times')
})

test('chooses one defect, a layer, or the defects of unit tests', () => {
  expect(chooseDefects({ only: 'stale-build' })).toHaveLength(1)
  expect(new Set(chooseDefects({ layer: 'ui' }).map(({ layer }) => layer))).toEqual(new Set(['ui']))
  expect(chooseDefects({ jest: true }).every(isUnit)).toBe(true)
  expect(() => chooseDefects({ only: 'nothing' })).toThrow('No such defect. The layers are contract, ')
})
