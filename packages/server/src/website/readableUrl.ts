import type { IncomingMessage } from 'node:http'

/**
 * The address of a request as the router may read it. One with broken percent signs is refused as a call; a browser that
 * asks for a page by it gets the page of an address that is not there: its percent signs stand for themselves.
 */
export function readableUrl({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
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
