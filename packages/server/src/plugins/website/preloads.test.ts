import { preloadsOf } from './preloads.ts'

const files = new Set([
  'assets/home.0a1b2c3d.js',
  'assets/homeless.0a1b2c3d.js',
  'assets/service.0a1b2c3d.js',
  'Locales/ru/common.json',
  'Locales/ru/home.json',
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
