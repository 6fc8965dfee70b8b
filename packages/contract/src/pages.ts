/**
 * The addresses of the pages (spec 2) with `:name` parameters. The browser routes by them; the server
 * answers 404 to everything else. A page is listed from the day it exists.
 */
export const pages = {
  home: '/',
  about: '/about',
  services: '/service',
  service: '/service/:id',
  careers: '/career',
  vacancy: '/career/:id',
  contact: '/contact',
  apply: '/app/:id',
  sendCv: '/sendCv',
  privacy: '/privacy',
  /** Where the newsletter's mails lead, with `?token=`. */
  confirmSubscription: '/subscribe/confirm',
  unsubscribe: '/subscribe/unsubscribe',
  /** The pages that a phone's camera opens: they stand outside the shell. */
  employee: '/employee-qr/:idnumber',
  rooms: '/rooms',
  room: '/rooms/:roomname',
  card: '/codes/:name',
  staffLogin: '/staff/login',
  forgotPassword: '/staff/forgot-password',
  /** Where a mail's link leads, with `#token=`: what stands after the # reaches no log. */
  resetPassword: '/staff/reset-password',
  profile: '/staff/profile',
  security: '/staff/profile/security',
  notifications: '/staff/profile/notifications',
  news: '/staff/news',
  chat: '/staff/chat',
  chatProfile: '/staff/chat/user-profile',
  chatSchedule: '/staff/chat/user-profile/schedule',
  suggestions: '/staff/suggestion',
  calendar: '/staff/calendar',
  requests: '/staff/requests',
  /** QR codes to be printed: badges, door plates, cards. */
  labels: '/staff/labels',
} as const

/** The pages about an employee, a room and a personal card (spec 2), for whoever scans their code. */
export const lookupPages = ['employee', 'rooms', 'room', 'card'] as const satisfies (keyof typeof pages)[]

/** The pages by which a person comes in: they have no shell, and nobody is signed in yet. */
export const authPages = [
  'staffLogin',
  'forgotPassword',
  'resetPassword',
] as const satisfies (keyof typeof pages)[]

/** The pages of the staff area, in the client and on the server open only to who is signed in (decision 10). */
export const staffPages = [
  'profile',
  'security',
  'notifications',
  'news',
  'chat',
  'chatProfile',
  'chatSchedule',
  'suggestions',
  'calendar',
  'requests',
  'labels',
] as const satisfies (keyof typeof pages)[]

export type PageName = keyof typeof pages

const patterns = Object.entries(pages).map(
  ([name, path]) =>
    [name as PageName, new RegExp(`^${path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`)] as const,
)

/** The id in an address such as `/career/7`; `undefined` for a text that is no id. */
export const readId = (text = ''): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined

/** The page that an address (path only) belongs to. */
export const pageAt = (path: string): PageName | undefined =>
  patterns.find(([, pattern]) => pattern.test(path))?.[0]

/** A page of the staff area. */
export type StaffPageName = (typeof staffPages)[number]

type LookupPageName = (typeof lookupPages)[number]

export const isLookupPageName = (page: PageName | undefined): page is LookupPageName =>
  lookupPages.some((name) => name === page)

export const isStaffPageName = (page: PageName | undefined): page is StaffPageName =>
  staffPages.some((name) => name === page)

/** Whether an address (path only) belongs to the staff area. */
export const isStaffPath = (path: string): boolean => isStaffPageName(pageAt(path))

export const isAuthPath = (path: string): boolean => authPages.some((page) => page === pageAt(path))

/** The path that a page is rendered at: all addresses without a page show the same. */
export const renderedPath = (path: string): string => (isPagePath(path) ? path : '/404')

/** Whether an address (path only) belongs to a page. */
export const isPagePath = (path: string): boolean => pageAt(path) !== undefined

/** The query of `/career` that names the chosen category. */
export const categoryParam = 'category'

/** The query of `/contact` that names the chosen form: `customer` or `business`. */
export const contactParam = 'for'

/** The queries by which a page that is the same for everybody shows something else, and which values they take. */
export const pageParams: Partial<Record<PageName, Record<string, (value: string) => boolean>>> = {
  careers: { [categoryParam]: (value) => readId(value) !== undefined },
  contact: { [contactParam]: (value) => value === 'customer' || value === 'business' },
}
