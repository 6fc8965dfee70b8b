import { preloadsOf } from './preloads.ts'

const files = new Set([
  'assets/home.0a1b2c3d.js',
  'assets/homeless.0a1b2c3d.js',
  'assets/service.0a1b2c3d.js',
  'Locales/ru/common.json',
  'Locales/ru/home.json',
  'assets/staff.0a1b2c3d.js',
  'assets/staffLogin.0a1b2c3d.js',
  'assets/news.0a1b2c3d.js',
  'Locales/ru/staff.json',
  'Locales/ru/login.json',
  'Locales/ru/news.json',
  'media/home-poster.avif',
])

it('names what the page is going to ask for: its code, its texts, its poster', () => {
  expect(preloadsOf(files, '/', 'RU')).toEqual([
    '<link rel="preload" href="/assets/home.0a1b2c3d.js" as="script">',
    '<link rel="preload" href="/Locales/ru/common.json" as="fetch" crossorigin>',
    '<link rel="preload" href="/Locales/ru/home.json" as="fetch" crossorigin>',
    '<link rel="preload" href="/media/home-poster.avif" as="image" type="image/avif" fetchpriority="high">',
  ])
})

it('names only what is there', () => {
  expect(preloadsOf(files, '/service/3', 'RU')).toEqual([
    '<link rel="preload" href="/assets/service.0a1b2c3d.js" as="script">',
    '<link rel="preload" href="/Locales/ru/common.json" as="fetch" crossorigin>',
  ])
  expect(preloadsOf(new Set(), '/', 'EN')).toEqual([])
  expect(preloadsOf(files, '/nowhere', 'AZ')).toEqual([])
})

it('names for a page of the staff area what stands around it too', () => {
  expect(preloadsOf(files, '/staff/news', 'RU')).toEqual([
    '<link rel="preload" href="/assets/staff.0a1b2c3d.js" as="script">',
    '<link rel="preload" href="/assets/news.0a1b2c3d.js" as="script">',
    '<link rel="preload" href="/Locales/ru/common.json" as="fetch" crossorigin>',
    '<link rel="preload" href="/Locales/ru/staff.json" as="fetch" crossorigin>',
    '<link rel="preload" href="/Locales/ru/login.json" as="fetch" crossorigin>',
    '<link rel="preload" href="/Locales/ru/news.json" as="fetch" crossorigin>',
  ])
})

it('names for the way in the area’s routes, and no words of what lies behind it', () => {
  expect(preloadsOf(files, '/staff/login', 'RU')).toEqual([
    '<link rel="preload" href="/assets/staff.0a1b2c3d.js" as="script">',
    '<link rel="preload" href="/assets/staffLogin.0a1b2c3d.js" as="script">',
    '<link rel="preload" href="/Locales/ru/common.json" as="fetch" crossorigin>',
    '<link rel="preload" href="/Locales/ru/login.json" as="fetch" crossorigin>',
  ])
})
