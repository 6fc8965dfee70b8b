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
} as const

export type PageName = keyof typeof pages

const patterns = Object.entries(pages).map(
  ([name, path]) =>
    [name as PageName, new RegExp(`^${path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`)] as const,
)

/** The page that an address (path only) belongs to. */
export const pageAt = (path: string): PageName | undefined =>
  patterns.find(([, pattern]) => pattern.test(path))?.[0]

/** Whether an address (path only) belongs to a page. */
export const isPagePath = (path: string): boolean => pageAt(path) !== undefined
