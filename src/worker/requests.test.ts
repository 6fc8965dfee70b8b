import {
  isCardCall,
  isCardPage,
  isPart,
  isStaffNavigation,
  isStaffPart,
  isStaffTexts,
  isTexts,
  pageKey,
  type Question,
  staffDocumentKey,
} from './requests.ts'

const site = 'https://caspora.example'
const card = `${site}/codes/gunes-aliyeva`

interface Asked {
  /** The page that asks. @default a card */
  from?: string
  isNavigation?: boolean
  isHandedOver?: boolean
}

/** What each of the two areas' workers does with a request. */
const rulesOf = {
  cards: { page: isCardPage, call: isCardCall, texts: isTexts, part: isPart },
  staff: { page: isStaffNavigation, texts: isStaffTexts, part: isStaffPart },
}

const askOf = (
  area: keyof typeof rulesOf,
  address: string,
  { from = card, isNavigation = false, isHandedOver = false }: Asked = {},
) => {
  const url = new URL(address, site)
  const question: Question = {
    url,
    sameOrigin: url.origin === site,
    request: { mode: isNavigation ? 'navigate' : 'cors', referrer: from },
    event: { type: isHandedOver ? 'message' : 'fetch' },
  }
  return Object.entries(rulesOf[area]).flatMap(([name, fits]) => (fits(question) ? [name] : []))
}

const ask = (address: string, asked?: Asked) => askOf('cards', address, asked)

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

describe('in the staff area', () => {
  const calendar = `${site}/staff/calendar`
  const askStaff = (address: string, { from = calendar, ...asked }: Asked = {}) =>
    askOf('staff', address, { from, ...asked })

  it.each([
    ['/Locales/az/schedule.json', 'texts'],
    ['/assets/meetingForm.0a1b2c3d.js', 'part'],
    ['/fonts/onest-latin.5.3.1.woff2', 'part'],
  ])('what its pages are made of is kept: %s', (address, kind) => {
    expect(askStaff(address)).toEqual([kind])
    expect(askStaff(address, { from: `${site}/staff/chat/user-profile/schedule` })).toEqual([kind])
    expect(askStaff(address, { isHandedOver: true })).toEqual([kind])
  })

  it.each([`${site}/staff/login`, `${site}/staff/reset-password`, `${site}/`, card, ''])(
    'nothing is kept of what %p asks for',
    (from) => {
      expect(askStaff('/assets/staffLogin.0a1b2c3d.js', { from })).toEqual([])
      expect(askStaff('/Locales/az/login.json', { from })).toEqual([])
    },
  )

  it.each(['/Schedule.json', '/api/v2/holidays?country=AZ&year=2026', '/api/v1/profile/', '/api/v1/login/'])(
    'no call is answered, so nothing that is told to colleagues is kept: %s',
    (address) => {
      expect(askStaff(address)).toEqual([])
      expect(askStaff(address, { isHandedOver: true })).toEqual([])
    },
  )

  it.each(['/staff/calendar', '/staff/chat/user-profile/schedule', '/staff/news'])(
    'one document starts %s',
    (address) => {
      expect(askStaff(address, { isNavigation: true })).toEqual(['page'])
      expect(staffDocumentKey(`${site}${address}?lng=ru`)).toBe(calendar)
    },
  )

  it('only that document is taken over from a page', () => {
    expect(askStaff('/staff/calendar', { isHandedOver: true })).toEqual(['page'])
    expect(askStaff('/staff/profile', { isHandedOver: true })).toEqual([])
  })

  it('an entrance has no document, and the rest of the site is not touched', () => {
    for (const authPage of ['/staff/login', '/staff/forgot-password'])
      expect(staffDocumentKey(`${site}${authPage}`)).toBe(`${site}${authPage}`)
    for (const address of ['/', '/career', '/codes/gunes-aliyeva'])
      expect(askStaff(address, { isNavigation: true })).toEqual([])
  })
})
