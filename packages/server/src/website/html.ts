/** Escapes a text for HTML and XML, also for attributes. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

/** An element without content, such as `<meta name="robots" content="noindex">`. */
export const element = (name: string, attributes: Record<string, string>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    .join('')}>`

/** A data element that browsers do not execute; `<` is escaped so that no text can end the element. */
export const dataScript = (data: object, attributes: Record<string, string>): string =>
  `${element('script', attributes)}${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/** The logo of three bars; the outer bars have the colour of the text. */
export const mark =
  '<svg viewBox="0 0 72 64" aria-hidden="true" fill="currentColor"><rect x="18" y="4" width="50" height="16" rx="8"/>' +
  '<rect x="4" y="24" width="36" height="16" rx="8" fill="#C9F26B"/>' +
  '<rect x="18" y="44" width="50" height="16" rx="8"/></svg>'
