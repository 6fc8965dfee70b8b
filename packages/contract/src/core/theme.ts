/** The themes of the pages for staff and of the lookup pages; `system` follows the browser. Public pages are light. */
export const themes = ['system', 'light', 'dark'] as const

export type Theme = (typeof themes)[number]

/** The cookie with a chosen theme: the server writes it into the document, so that no other theme flashes. */
export const themeCookie = 'theme'

export const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value)
