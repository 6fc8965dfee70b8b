import { parseTable } from './table.ts'

/**
 * The layers of the code and the imports that each may have: the only table of them.
 *
 * - A heading names the folder of the rows below it, and the further imports of tests and stories there.
 * - A row is a layer: its name, its files, the other layers that it may import. A file belongs to the first layer that
 *   fits. A file without a layer is an error, so the table is complete at any time.
 * - `x..` is x and all imports of x. `@atrium/…` is an entry point of a package, `*` any name in it.
 * - `days`, `search`, `brand` and `palette` are pure functions and constants, which import nothing else: the entry points of the contract for primitives and
 *   the theme. Blocks know `nouns`:
 *   the types and rules of the contract, without its schemas.
 * - `bench-store` alone joins the bench to the application's store: no other file of a package imports the application.
 * - `{name}` in a path stands for one folder. Files of one layer in different folders do not import each other; modules of the
 *   server do in the order of `serverModules`.
 */
export const layers = parseTable(`
[] samples..
days             |                               | @atrium/contract/days @atrium/contract/search
colours          |                               | @atrium/contract/brand @atrium/contract/palette
nouns              |                               | @atrium/contract/* @atrium/contract/meetings/series @atrium/contract/meetings/freeBusy
entries            |                               | @atrium/contract/* @atrium/contract/*/schema @atrium/contract/*/*/schema @atrium/contract/*/calls @atrium/contract/*/*/calls @atrium/contract/meetings/series @atrium/contract/meetings/calendar @atrium/contract/meetings/freeBusy days..
samples          |                               | @atrium/contract/*/samples @atrium/contract/testing/*
mocks            | mocks/                        | entries.. @atrium/contract/*/samples

[src/] testing store mocks samples.. @atrium/server/testing
testing          | testing/                      | main.. mocks samples..
main             | main.tsx boot.tsx             | app..
renderer         | server.*                      | app..
worker           | worker/                       | config..
cv-viewer        | cvViewer/                     | nouns..
app              | app/                          | shells.. screens..
shells           | shells/                       | features..
screens          | screens/{zone}/{segment}/     | features..
features         | features/{noun}/              | hooks..
hooks            | hooks/                        | store..
store            | store/                        | api..
api              | api/                          | slices..
slices           | slices/                       | config.. i18n @atrium/ui @atrium/ui/*
i18n             | i18n/                         | texts config..
config           | config/                       | entries..

[public/]
texts            | Locales/                      |

[packages/contract/src/] contract contract-samples contract-testing
contract-testing | testing/ **suite.ts **Suite.ts **suiteCalls.ts | contract.. contract-samples
contract-samples | **samples.ts **/sample*.ts **/samples/ careers/vacancies/ services/makeService.ts core/agedSample.ts | contract..
contract-days    | core/days.ts core/search.ts core/palette.ts core/brand.ts |
contract         | *                             | contract-days

[packages/ui/src/] ui-testing samples..
ui-testing       | testing/                      | ui-entry.. samples..
ui-entry          | index.ts                      | blocks.. toasts..
ui-theme         | server.ts system.ts colours.ts | theme..
blocks           | blocks/                       | forms.. ui-i18n..
ui-i18n          | i18n/                         | nouns.. days..
toasts           | toasts/                       | forms..
forms            | forms/                        | primitives..
primitives       | primitives/                   | motif.. days..
motif            | motif/                        | theme..
theme            | theme/                        | colours..

[packages/server/src/] server-testing server-entry plugins tables db samples..
server-testing   | testing/                      | server-entry.. module-entry.. seeds samples..
services         | services.ts                   | mail.. storage.. accounts..
workers          | periodically.ts               |
server-entry         | *.ts                          | cli.. workers plugins metrics website..
cli              | cli/                          | module-entry importing http.. backup..
backup           | backup/                       | services.. workers
module-entry      | modules/{noun}/index.ts       | routes.. service.. repo..
routes           | modules/{noun}/**.routes.ts   | module-entry service part http services accounts server-config..
service          | modules/{noun}/**.service.ts  | module-entry repo.. part.. http.. page-heads.. services..
repo             | modules/{noun}/**.repo.ts     | part db.. storage..
part             | modules/{noun}/               | tables http mail storage importing workers server-i18n..
plugins          | plugins/                      | website http..
metrics          | metrics/                      | mail..
page-heads       | website/pageHead.ts website/structuredData.ts website/feeds.ts website/html.ts | server-i18n..
website          | website/                      | page-heads http..
http             | http/                         | services accounts.. server-i18n..
importing        | importing/                    | server-i18n..
accounts         | accounts/                     | secrets db.. server-i18n..
mail             | mail/                         | storage.. server-i18n..
storage          | storage/                      | db..
seeds            | db/seeds/ db/seed.ts          | tables db secrets @atrium/contract/*/samples server-config..
secrets          | secrets/                      |
tables           | db/tables/                    | entries..
db               | db/                           | tables seeds server-config..
server-i18n      | i18n/                         | server-config..
server-config    | config/                       | entries..

[packages/]
clock            | tooling/src/clock/            |
e2e              | e2e/                          | entries.. samples.. @atrium/tooling/clock @atrium/tooling/chromium
tooling          | tooling/src/                  | clock
assets           | assets/src/                   | @atrium/ui/motif @atrium/contract/* @atrium/tooling/chromium @atrium/tooling/hash
bench-store      | bench/src/application/        | bench.. samples.. @atrium/application/src/*/* @atrium/application/src/*/*/* @atrium/application/public/Locales/en/*
bench            | bench/src/                    | days.. @atrium/contract/* @atrium/contract/accounts/samples @atrium/contract/meetings/freeBusy @atrium/contract/meetings/series @atrium/ui @atrium/ui/schedule
`)

/** The modules of the server. Each may import those after it, through their index.ts. */
export const serverModules = [
  'setup',
  'retention',
  'audit',
  'accounts',
  'people',
  'contact',
  'leave',
  'rooms',
  'applicants',
  'meetings',
  'hiring',
  'careers',
  'site',
  'services',
  'content',
  'newsletter',
  'news',
  'suggestions',
  'holidays',
  'notifications',
  'events',
  'translations',
]

/** Packages from npm that files may not import. */
interface PackageRule {
  /** The files under the rule. */
  files: RegExp
  /** The forbidden packages. */
  never: RegExp
  reason: string
}

export const packageRules: PackageRule[] = [
  {
    files: /^(?!packages\/ui\/)/,
    never: /^(@chakra-ui\/|@emotion\/|framer-motion$|notistack$)/,
    reason:
      'only packages/ui knows Chakra, Emotion, motion and toasts: use its entry points, or add a block there',
  },
  {
    files: /^packages\/ui\//,
    never: /^(react-redux|@reduxjs\/.*|redux.*|react-router.*)$/,
    reason: 'the design system knows no store or router: take data and callbacks by props',
  },
  {
    files: /^packages\/ui\/(?!src\/(blocks|i18n|testing)\/|\.storybook\/)/,
    never: /^(i18next.*|react-i18next)$/,
    reason: 'only blocks ask for texts: primitives, forms and toasts take labels by props',
  },
  {
    files: /^packages\/contract\/src\/(?!meetings\/series\/occurrences\.ts$|.*\.test\.ts$)/,
    never: /^(?!yup$)/,
    reason: 'the contract runs in the browser and on the server and knows nothing but yup',
  },
  {
    files: /^packages\/contract\/src\/meetings\/series\/occurrences\.ts$/,
    never: /^(?!rrule$)/,
    reason: 'series are expanded by the library for rules and by nothing else',
  },
  {
    files: /^packages\/contract\/src\/core\/(days|search)\.ts$/,
    never: /./,
    reason: 'the day arithmetic is a leaf for every package, the design system too: it needs nothing',
  },
  {
    files: /^mocks\/(?!.*\.test\.ts$)/,
    never: /^(?!(msw|yup)$)/,
    reason: 'mocks are made of the contract, its schemas and msw',
  },
  {
    files: /^packages\/server\//,
    never: /^(react|react-dom|@reduxjs\/.*|msw)$/,
    reason: 'the server has no components: what both sides need belongs in packages/contract',
  },
]

/** Code that files may not have. Tests may. */
interface CodeRule {
  files: RegExp
  never: RegExp
  reason: string
}

/**
 * Where dates are made by hand for a reason: the formats themselves, the calendar of the moon, time zones, and the text of a
 * request for leave (spec 5).
 */
const dateCode =
  'packages/contract/src/core/dates.ts packages/server/src/modules/holidays/moonDays.ts packages/ui/src/i18n/ownClock.ts packages/contract/src/leave/offDays/endpoints.ts src/testing/travelTo.ts'.split(
    ' ',
  )

export const codeRules: CodeRule[] = [
  {
    files: new RegExp(`^(?!${dateCode.join('|')})(src|mocks|packages/(ui|server|contract)/src)/`),
    never:
      /Intl\.DateTimeFormat|\.toLocale(Date|Time)String\(|\.toFormat\(|\.reverse\(\)\.join\(|type="date"/,
    reason:
      'dates have one form: write them by `contract/src/core/dates.ts` or `ui/i18n`, and let people type them into a DayField',
  },
]
