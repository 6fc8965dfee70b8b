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

const patterns = Object.values(pages).map(
  (path) => new RegExp(`^${path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`),
)

/** Whether an address (path only) belongs to a page. */
export const isPagePath = (path: string): boolean => patterns.some((pattern) => pattern.test(path))
