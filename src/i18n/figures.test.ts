import { readFileSync } from 'node:fs'

/** The texts of public pages that contain figures of the company. */
const pages = ['home', 'about', 'services', 'careers', 'contact', 'report']

const textsOf = (tag: string, page: string) => {
  const file = JSON.parse(readFileSync(`public/Locales/${tag}/${page}.json`, 'utf8')) as object
  const flat = (tree: object, path = ''): [string, string][] =>
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${path}${key}`, value] as [string, string]]
        : flat(value, `${path}${key}.`),
    )
  return flat(file).filter(([key]) => !/_(few|many)$|\.mark$/.test(key))
}

/** The figures of a text in digits, without the signs between thousands, sorted: languages differ in their order. */
const figuresOf = (text: string) =>
  (text.replace(/\{\{.*?\}\}/g, '').match(/\d+(?:[,\u00a0]\d{3})*/g) ?? [])
    .map((figure) => figure.replace(/\D/g, ''))
    .sort()

const listOf = (tag: string) =>
  pages.flatMap((page) =>
    textsOf(tag, page).flatMap(([key, text]) => {
      const figures = figuresOf(text)
      return figures.length > 0 ? [`${page}.${key}: ${figures.join(' ')}`] : []
    }),
  )

it('lists every figure of the public pages, so that a changed one is compared with all others', () => {
  expect(listOf('en')).toEqual([
    'home.counters.items.projects.target: 120',
    'home.counters.items.projects.label: 2014',
    'home.counters.items.services.target: 500',
    'home.counters.items.clients.target: 98',
    'home.counters.items.clients.label: 2025 63 64',
    'about.hero.text: 2014',
    'about.story.text: 2014',
    'about.story.founded: 2014',
    'about.story.people: 40',
    'report.doneItems.first: 4',
    'report.lateItems.first: 13 6',
    'report.lateItems.second: 11 12400 190',
    'report.nextItems.second: 12',
    'report.decision: 13 7500',
  ])
})

it.each(['az', 'ru'])('shows the same figures in %s', (tag) => {
  expect(listOf(tag)).toEqual(listOf('en'))
})
