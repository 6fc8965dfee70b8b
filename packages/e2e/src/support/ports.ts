/** Where the parts of a test run listen, all on the loopback address. */
const first = Number(process.env.E2E_PORT ?? 43_100)

export const ports = {
  site: first,
  smtp: first + 1,
  mails: first + 2,
  /** The same application from another host, which calls the server of `site`. */
  otherSite: first + 3,
} as const

export const siteOrigin = `http://127.0.0.1:${ports.site}`

export const otherSiteOrigin = `http://127.0.0.1:${ports.otherSite}`
