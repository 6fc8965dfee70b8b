/**
 * The paths of the pages (spec 2) with `:name` parameters. The browser routes by this list; the server answers 404 to
 * every other path.
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
  /** The target of links in newsletter mails, with `?token=`. */
  confirmSubscription: '/subscribe/confirm',
  unsubscribe: '/subscribe/unsubscribe',
  /** Pages that a scanned QR code opens: they have no shell. */
  employee: '/employee-qr/:idnumber',
  rooms: '/rooms',
  room: '/rooms/:roomname',
  card: '/codes/:name',
  staffLogin: '/staff/login',
  forgotPassword: '/staff/forgot-password',
  /** The target of a mailed link, with `#token=`: the part behind the # reaches no log. */
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
  /** QR codes to print: badges, door plates, cards. */
  labels: '/staff/labels',
} as const

/** The pages about an employee, a room and a personal card (spec 2), opened by a QR code. */
export const lookupPages = ['employee', 'rooms', 'room', 'card'] as const satisfies (keyof typeof pages)[]

/** The sign-in pages: without a shell and without a session. */
export const authPages = [
  'staffLogin',
  'forgotPassword',
  'resetPassword',
] as const satisfies (keyof typeof pages)[]

/** The pages of the staff area, open only to signed-in users, in the browser and on the server (decision 10). */
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

/** The id in an address such as `/career/7`; `undefined` for a text that is not an id. */
export const readId = (text = ''): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined

/** The page of a path. */
export const pageAt = (path: string): PageName | undefined =>
  patterns.find(([, pattern]) => pattern.test(path))?.[0]

/** A page of the staff area. */
export type StaffPageName = (typeof staffPages)[number]

type LookupPageName = (typeof lookupPages)[number]

export const isLookupPageName = (page: PageName | undefined): page is LookupPageName =>
  lookupPages.some((name) => name === page)

export const isStaffPageName = (page: PageName | undefined): page is StaffPageName =>
  staffPages.some((name) => name === page)

/** Whether a path belongs to the staff area. */
export const isStaffPath = (path: string): boolean => isStaffPageName(pageAt(path))

export const isAuthPath = (path: string): boolean => authPages.some((page) => page === pageAt(path))

/** The path at which a page is rendered: all unknown paths share one. */
export const renderedPath = (path: string): string => (isPagePath(path) ? path : '/404')

/** Whether a path belongs to a page. */
export const isPagePath = (path: string): boolean => pageAt(path) !== undefined

/** The query parameter of `/career` with the chosen category. */
export const categoryParam = 'category'

/** The query parameter of `/contact` with the chosen form: `customer` or `business`. */
export const contactParam = 'for'

/** The query parameters that change a page which is the same for everybody, and their values. */
export const pageParams: Partial<Record<PageName, Record<string, (value: string) => boolean>>> = {
  careers: { [categoryParam]: (value) => readId(value) !== undefined },
  contact: { [contactParam]: (value) => value === 'customer' || value === 'business' },
}
