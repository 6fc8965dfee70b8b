import type { IncomingMessage } from 'node:http'

/**
 * The address of a request in a form that the router can parse. A call with malformed percent encoding is rejected; a
 * page request with malformed percent encoding reaches the page for unknown addresses.
 */
export function readableUrl({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  if (!url.includes('%')) return url
  const [path = ''] = url.split(/[?#]/)
  if (isReadable(path) || !headers.accept?.includes('text/html')) return url
  return path.replaceAll('%', '%25') + url.slice(path.length)
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
