import { readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../../../..')
const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'))
const folders = ['assets', 'bench', 'contract', 'e2e', 'server', 'tooling', 'ui'].map(
  (name) => `packages/${name}`,
)

test.each(['.', ...folders])('%s names one version of each package', (folder) => {
  const { dependencies, devDependencies, peerDependencies } = read(`${folder}/package.json`)
  const ranges = Object.entries({ ...dependencies, ...devDependencies, ...peerDependencies }).filter(
    ([name, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)) && !name.startsWith('@atrium/'),
  )
  expect(ranges).toEqual([])
})

// A new version may move these files, which are no part of what it promises: look at their imports first.
test.each([
  ['rrule', '2.8.1', ['dist/esm/rrule.js', 'dist/esm/nlp/index.js']],
  ['react-router', '7.18.5', ['dist/production/index.mjs', 'dist/production/dom-export.mjs']],
  ['jsdom', '26.1.0', ['lib/jsdom/browser/default-stylesheet.js', 'lib/jsdom/living/helpers/style-rules.js']],
])('the private files of %s are those of version %s', (name, version, files) => {
  expect(read(`node_modules/${name}/package.json`).version).toBe(version)
  for (const file of files)
    expect(readFileSync(path.join(root, 'node_modules', name, file))).not.toHaveLength(0)
})
