import { isCardCall, isCardPage, isPart, isTexts, pageKey, type Question } from './requests.ts'

const site = 'https://caspora.example'
const card = `${site}/codes/gunes-aliyeva`

interface Asked {
  /** The page that asks. @default a card */
  from?: string
  isNavigation?: boolean
  isHandedOver?: boolean
}

const ask = (address: string, { from = card, isNavigation = false, isHandedOver = false }: Asked = {}) => {
  const url = new URL(address, site)
  const question: Question = {
    url,
    sameOrigin: url.origin === site,
    request: { mode: isNavigation ? 'navigate' : 'cors', referrer: from },
    event: { type: isHandedOver ? 'message' : 'fetch' },
  }
  const rules = { page: isCardPage, call: isCardCall, texts: isTexts, part: isPart }
  return Object.entries(rules).flatMap(([name, fits]) => (fits(question) ? [name] : []))
}

it.each([
  ['/list/all/gunes-aliyeva/', 'call'],
  ['/Locales/az/card.json', 'texts'],
  ['/assets/card.0a1b2c3d.js', 'part'],
  ['/fonts/onest-latin.5.3.1.woff2', 'part'],
  ['/icons/favicon.svg', 'part'],
  ['/favicon.ico', 'part'],
])('what a card is made of is kept: %s', (address, kind) => {
  expect(ask(address)).toEqual([kind])
  expect(ask(address, { isHandedOver: true })).toEqual([kind])
})

it.each(['/codes/gunes-aliyeva', '/codes/G%C3%BCn%C9%99%C5%9F/', '/codes/gunes-aliyeva?lng=ru'])(
  'the document of a card is kept: %s',
  (address) => {
    expect(ask(address, { from: '', isNavigation: true })).toEqual(['page'])
    expect(ask(address, { isHandedOver: true })).toEqual(['page'])
  },
)

it.each([
  '/',
  '/career',
  '/codes',
  '/codes/a/b',
  '/employee-qr/DEV7',
  '/rooms/Xəzər',
  '/staff/calendar',
  '/staff/profile',
])('no other page is answered: %s', (address) => {
  expect(ask(address, { isNavigation: true })).toEqual([])
  expect(ask(address, { isHandedOver: true })).toEqual([])
})

it.each([
  '/api/employees?idnumber=DEV7',
  '/api/cards/',
  '/api/v1/session',
  '/media/home.mp4',
  '/media/home-poster.avif',
  '/sw.js',
  '/healthz',
  'https://elsewhere.example/assets/card.0a1b2c3d.js',
  'https://elsewhere.example/list/all/gunes-aliyeva/',
])('goes past the worker: %s', (address) => {
  expect(ask(address)).toEqual([])
  expect(ask(address, { isHandedOver: true })).toEqual([])
})

it.each([`${site}/`, `${site}/career`, `${site}/staff/calendar`, ''])(
  'keeps nothing of what a page asks for that the card has led to: %p',
  (from) => {
    for (const address of ['/assets/home.0a1b2c3d.js', '/Locales/az/home.json', '/list/all/gunes-aliyeva/'])
      expect(ask(address, { from })).toEqual([])
  },
)

it('has one copy of a card, whatever stands behind its address', () => {
  for (const address of [card, `${card}/`, `${card}?lng=ru`, `${card}/?a=b#c`])
    expect(pageKey(address)).toBe(card)
})
