import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { checkTree } from './checkTree.ts'

/** A small tree in which every import goes the right way. */
const clean: Record<string, string> = {
  'package.json': '{ "imports": { "#mocks/*": "./mocks/*", "#*": "./src/*" } }',
  'node_modules/react-redux/package.json': '{}',
  'node_modules/@chakra-ui/react/package.json': '{}',
  'node_modules/yup/package.json': '{}',
  'packages/contract/package.json':
    '{ "name": "@atrium/contract", "exports": { "./*/samples": "./src/*/samples.ts", "./*": "./src/*/index.ts" } }',
  'packages/contract/src/jobs/index.ts': `import { object } from 'yup'\nexport const job = object()`,
  'packages/contract/src/jobs/samples.ts': `import { job } from './index.ts'\nexport const jobs = [job]`,
  'packages/ui/package.json':
    '{ "name": "@atrium/ui", "imports": { "#*": "./src/*" }, "exports": { ".": "./src/index.ts" } }',
  'packages/ui/src/index.ts': `export { Card } from '#blocks/Card.tsx'`,
  'packages/ui/src/blocks/Card.tsx': `import { Box } from '@chakra-ui/react'\nexport const Card = () => <Box />`,
  'packages/bench/package.json': '{ "name": "@atrium/bench", "devDependencies": { "not-installed": "1" } }',
  'packages/bench/src/peers/calendar.ts': `export { Calendar } from 'not-installed'`,
  'packages/server/package.json': '{ "name": "@atrium/server", "imports": { "#*": "./src/*" } }',
  'packages/server/src/db/schema.ts': 'export const jobs = {}',
  'packages/server/src/modules/accounts/accounts.routes.ts': `import { route } from '#modules/people/index.ts'\nexport const account = route`,
  'packages/server/src/modules/people/index.ts': `export { route } from './people.routes.ts'`,
  'packages/server/src/modules/people/people.routes.ts': `import { find } from './people.service.ts'\nexport const route = find`,
  'packages/server/src/modules/people/people.service.ts': `export { find } from './people.repo.ts'`,
  'packages/server/src/modules/people/people.repo.ts': 'export const find = 1',
  'packages/server/src/modules/jobs/jobs.repo.ts': `import { jobs } from '#db/schema.ts'\nexport const find = () => jobs`,
  'packages/server/src/modules/jobs/jobs.service.ts': `import { find } from './jobs.repo.ts'\nexport const get = find`,
  'packages/server/src/modules/jobs/jobs.routes.ts': `import { get } from './jobs.service.ts'\nexport const route = get`,
  'mocks/handlers.ts': `import { jobs } from '@atrium/contract/jobs/samples'\nexport const handlers = [jobs]`,
  'src/main.tsx': `import { App } from '#app/App.tsx'\nexport const main = App`,
  'src/app/App.tsx': `export const App = () => import('#screens/public/career/CareerScreen.tsx')`,
  'src/screens/public/career/CareerScreen.tsx': `import { Card } from '@atrium/ui'\nimport { useJobs } from '#hooks/useJobs.ts'\nexport const CareerScreen = () => <Card>{useJobs()}</Card>`,
  'src/screens/public/career/CareerScreen.test.tsx': `import { renderRoute } from '#testing/renderRoute.tsx'\nimport { jobs } from '@atrium/contract/jobs/samples'\ntest('x', () => renderRoute(jobs))`,
  'src/screens/public/app/ApplyScreen.tsx':
    'export interface ApplyProps { id: number }\nexport const ApplyScreen = 1',
  'src/hooks/useJobs.ts': `import { store } from '#store/store.ts'\nimport type { job } from '@atrium/contract/jobs'\nexport const useJobs = (): typeof job => store`,
  'src/store/store.ts': `import { useSelector } from 'react-redux'\nexport const store = useSelector`,
  'src/testing/renderRoute.tsx': `import { App } from '#app/App.tsx'\nimport { handlers } from '#mocks/handlers.ts'\nexport const renderRoute = () => [App, handlers]`,
}

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'atrium-boundaries-'))
  for (const [file, text] of Object.entries(clean)) write(file, text)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

const career = 'src/screens/public/career/Planted.tsx'
const apply = '#screens/public/app/ApplyScreen.tsx'

const forbidden: [string, string, string, RegExp][] = [
  [
    'a value import',
    career,
    `import { App } from '#app/App.tsx'\nexport const x = App`,
    /screens may not import app/,
  ],
  [
    'a type-only import',
    career,
    `import type { App } from '#app/App.tsx'\nexport type X = typeof App`,
    /import app/,
  ],
  [
    'an inline type import',
    career,
    `import { type App } from '#app/App.tsx'\nexport type X = App`,
    /import app/,
  ],
  ['a dynamic import', career, `export const x = () => import('#app/App.tsx')`, /import app/],
  ['a dynamic import of a template', career, 'export const x = () => import(`#app/App.tsx`)', /import app/],
  [
    'an import with a computed end',
    career,
    `export const x = (name: string) => import(\`#app/\${name}.tsx\`)`,
    /import app/,
  ],
  [
    'an import with a computed end that fits no file',
    career,
    `export const x = (name: string) => import(\`#nowhere/\${name}.tsx\`)`,
    /there is no file/,
  ],
  ['a computed import', career, 'export const x = (name: string) => import(name)', /computed/],
  ['a re-export', career, `export { App } from '#app/App.tsx'`, /import app/],
  ['a re-export of everything', career, `export * from '#app/App.tsx'`, /import app/],
  ['an import type expression', career, `export type X = import('#app/App.tsx').App`, /import app/],
  ['a require', career, `export const x = require('#app/App.tsx')`, /import app/],
  [
    'a date by hand',
    career,
    `export const x = (day: Date) => day.toLocaleDateString('en')`,
    /dates have one form/,
  ],
  ['the browser’s field for a date', career, `export const x = <input type="date" />`, /dates have one form/],
  ['jest.mock', 'src/hooks/planted.test.ts', `jest.mock('${apply}')`, /hooks may not import screens/],
  [
    'a screen of another screen',
    career,
    `import { ApplyScreen } from '${apply}'\nexport const x = ApplyScreen`,
    /public\/career may not import public\/app/,
  ],
  [
    'a type of another screen',
    career,
    `import type { ApplyProps } from '${apply}'\nexport type X = ApplyProps`,
    /public\/career may not import/,
  ],
  [
    'the store in ui',
    'packages/ui/src/blocks/Planted.tsx',
    `import { useSelector } from 'react-redux'\nexport const x = useSelector`,
    /knows no store/,
  ],
  [
    'the contract in a primitive',
    'packages/ui/src/primitives/Planted.tsx',
    `import type { job } from '@atrium/contract/jobs'\nexport type X = typeof job`,
    /primitives may not use @atrium\/contract/,
  ],
  [
    'Chakra outside of ui',
    career,
    `import { Box } from '@chakra-ui/react'\nexport const x = Box`,
    /only packages\/ui knows Chakra/,
  ],
  [
    'climbing',
    career,
    `import { useJobs } from '../../../hooks/useJobs.ts'\nexport const x = useJobs`,
    /use the alias/,
  ],
  [
    'a package without its entry point',
    'src/hooks/planted.ts',
    `import { Card } from '../../packages/ui/src/blocks/Card.tsx'\nexport const x = Card`,
    /use the alias/,
  ],
  [
    'an entry point that does not exist',
    career,
    `import { x } from '@atrium/ui/blocks'\nexport const y = x`,
    /no such entry/,
  ],
  [
    'samples in the application',
    career,
    `import { jobs } from '@atrium/contract/jobs/samples'\nexport const x = jobs`,
    /may not use @atrium\/contract\/jobs\/samples/,
  ],
  [
    'testing outside of tests',
    career,
    `import { renderRoute } from '#testing/renderRoute.tsx'\nexport const x = renderRoute`,
    /may not import testing/,
  ],
  [
    'mocks outside of tests',
    career,
    `import { handlers } from '#mocks/handlers.ts'\nexport const x = handlers`,
    /may not import mocks/,
  ],
  [
    'routes past the service',
    'packages/server/src/modules/jobs/planted.routes.ts',
    `import { find } from './jobs.repo.ts'\nexport const x = find`,
    /routes may not import repo/,
  ],
  [
    'a repo back to its service',
    'packages/server/src/modules/jobs/planted.repo.ts',
    `import { get } from './jobs.service.ts'\nexport const x = get`,
    /repo may not import service/,
  ],
  [
    'a module of another module',
    'packages/server/src/modules/news/news.service.ts',
    `import { find } from '#modules/jobs/jobs.repo.ts'\nexport const x = find`,
    /news may not import jobs/,
  ],
  [
    'a module above it',
    'packages/server/src/modules/meetings/meetings.service.ts',
    `import { route } from '#modules/people/index.ts'\nexport const x = route`,
    /meetings may not import people.*serverModules/,
  ],
  [
    'a type of a module above it',
    'packages/server/src/modules/meetings/meetings.routes.ts',
    `import type { route } from '#modules/people/index.ts'\nexport type X = typeof route`,
    /meetings may not import people/,
  ],
  [
    'a module from one without a place in the order',
    'packages/server/src/modules/planted/planted.service.ts',
    `import { route } from '#modules/people/index.ts'\nexport const x = route`,
    /planted may not import people/,
  ],
  [
    'a module past its entry point',
    'packages/server/src/modules/accounts/accounts.service.ts',
    `import { find } from '#modules/people/people.repo.ts'\nexport const x = find`,
    /accounts may not import people/,
  ],
  [
    'a module in a repo',
    'packages/server/src/modules/accounts/accounts.repo.ts',
    `import { route } from '#modules/people/index.ts'\nexport const x = route`,
    /repo may not import module-entry/,
  ],
  [
    'a name that leads nowhere',
    career,
    `import { x } from '#hooks/gone.ts'\nexport const y = x`,
    /there is no file/,
  ],
  [
    'a package that is not installed',
    career,
    `import { x } from 'left-pad'\nexport const y = x`,
    /not installed/,
  ],
  ['a file in no layer', 'src/helpers/planted.ts', 'export const x = 1', /in no layer/],
  ['plain JavaScript', 'src/hooks/planted.js', 'export const x = 1', /write it in TypeScript/],
]

test('a tree without violations passes', async () => {
  const { violations, files } = await checkTree(root)
  expect(violations).toEqual([])
  expect(files).toBe(Object.keys(clean).filter((file) => /^(src|mocks|packages).*\.tsx?$/.test(file)).length)
})

test.each(forbidden)('finds %s', async (_name, file, text, why) => {
  write(file, text)
  const { violations } = await checkTree(root)
  expect(violations).toEqual([expect.objectContaining({ file, why: expect.stringMatching(why) })])
})

test('finds files that import each other in a circle, by types too', async () => {
  write('src/hooks/one.ts', `import type { Two } from './two.ts'\nexport type One = Two`)
  write('src/hooks/two.ts', `import type { One } from './one.ts'\nexport type Two = One`)
  const { violations } = await checkTree(root)
  expect(violations).toHaveLength(1)
  expect(violations[0]?.why).toMatch(/circle.*src\/hooks\/one\.ts, src\/hooks\/two\.ts/)
})

test('tells the line of each import', async () => {
  write(
    career,
    `// '#app/App.tsx' is — nicht für — for screens\n\nexport type X = 1\nimport { App } from '#app/App.tsx'\nexport const x = App`,
  )
  const { violations } = await checkTree(root)
  expect(violations[0]?.line).toBe(4)
})
