/** The addresses of the servers of a test run, all on loopback. */
const first = Number(process.env.E2E_PORT ?? 43_100)

export const ports = {
  site: first,
  smtp: first + 1,
  mails: first + 2,
  /** The application on another host, which calls the server of `site`. */
  otherSite: first + 3,
} as const

export const siteOrigin = `http://127.0.0.1:${ports.site}`

export const otherSiteOrigin = `http://127.0.0.1:${ports.otherSite}`
