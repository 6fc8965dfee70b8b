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
  /** The page that sends the request. @default a card */
  from?: string
  isNavigation?: boolean
  isHandedOver?: boolean
}

/** The route of a request in the workers of the two areas. */
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
])('caches a file of a card: %s', (address, kind) => {
  expect(ask(address)).toEqual([kind])
  expect(ask(address, { isHandedOver: true })).toEqual([kind])
})

it.each(['/codes/gunes-aliyeva', '/codes/G%C3%BCn%C9%99%C5%9F/', '/codes/gunes-aliyeva?lng=ru'])(
  'caches the document of a card: %s',
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
])('does not handle another page: %s', (address) => {
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
])('does not handle: %s', (address) => {
  expect(ask(address)).toEqual([])
  expect(ask(address, { isHandedOver: true })).toEqual([])
})

it.each([`${site}/`, `${site}/career`, `${site}/staff/calendar`, ''])(
  'caches nothing that a page requests after a link from the card: %p',
  (from) => {
    for (const address of ['/assets/home.0a1b2c3d.js', '/Locales/az/home.json', '/list/all/gunes-aliyeva/'])
      expect(ask(address, { from })).toEqual([])
  },
)

it('has one copy of a card, whatever its query', () => {
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
  ])('caches a file of the pages: %s', (address, kind) => {
    expect(askStaff(address)).toEqual([kind])
    expect(askStaff(address, { from: `${site}/staff/chat/user-profile/schedule` })).toEqual([kind])
    expect(askStaff(address, { isHandedOver: true })).toEqual([kind])
  })

  it.each([`${site}/staff/login`, `${site}/staff/reset-password`, `${site}/`, card, ''])(
    'caches nothing that %p requests',
    (from) => {
      expect(askStaff('/assets/staffLogin.0a1b2c3d.js', { from })).toEqual([])
      expect(askStaff('/Locales/az/login.json', { from })).toEqual([])
    },
  )

  it.each(['/Schedule.json', '/api/v2/holidays?country=AZ&year=2026', '/api/v1/profile/', '/api/v1/login/'])(
    'does not handle a call, so data of colleagues are not cached: %s',
    (address) => {
      expect(askStaff(address)).toEqual([])
      expect(askStaff(address, { isHandedOver: true })).toEqual([])
    },
  )

  it.each(['/staff/calendar', '/staff/chat/user-profile/schedule', '/staff/news'])(
    'starts %s with the frame',
    (address) => {
      expect(askStaff(address, { isNavigation: true })).toEqual(['page'])
      expect(staffDocumentKey(`${site}${address}?lng=ru`)).toBe(`${site}/staff/frame`)
    },
  )

  it('accepts only the frame from a page: other documents belong to a person', () => {
    expect(askStaff('/staff/frame', { isHandedOver: true })).toEqual(['page'])
    for (const page of ['/staff', '/staff/calendar', '/staff/profile'])
      expect(askStaff(page, { isHandedOver: true })).toEqual([])
  })

  it('has no document for a sign-in page, and does not handle the rest of the site', () => {
    for (const authPage of ['/staff/login', '/staff/forgot-password'])
      expect(staffDocumentKey(`${site}${authPage}`)).toBe(`${site}${authPage}`)
    for (const address of ['/', '/career', '/codes/gunes-aliyeva'])
      expect(askStaff(address, { isNavigation: true })).toEqual([])
  })
})
