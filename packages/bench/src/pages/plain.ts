import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request as send,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'

/** The prefix of the address of a plain copy. */
export const plainPrefix = '/plain'

/**
 * A proxy of the application's server that serves each page twice: the page itself, and below `/plain` the same HTML, styles,
 * pictures and fonts without our scripts and without the loading screen. It compresses both in the same way. `copies`: the
 * plain HTML of pages that the browser renders, by path.
 */
export async function servePlain(
  application: string,
  copies: ReadonlyMap<string, string> = new Map(),
): Promise<{ origin: string; server: Server }> {
  const server = createServer((request, response) => {
    const isPlain = request.url?.startsWith(`${plainPrefix}/`) ?? false
    const path = isPlain ? (request.url ?? '').slice(plainPrefix.length) : (request.url ?? '/')
    const headers = {
      ...request.headers,
      'accept-encoding': isPage(request) ? 'identity' : request.headers['accept-encoding'],
    }
    const passed = send(application + path, { method: request.method, headers }, (answer) => {
      if (isPage(request)) void sendPage(answer, response, isPlain, isPlain ? copies.get(path) : undefined)
      else {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      }
    })
    // A stream of events ends with its page.
    response.on('close', () => passed.destroy())
    // A page that is left gives up its requests.
    passed.on('error', () => response.destroy())
    request.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

const isPage = ({ headers }: IncomingMessage) =>
  headers['sec-fetch-dest'] === 'document' || headers.accept?.includes('text/html')

async function sendPage(
  answer: IncomingMessage,
  response: ServerResponse,
  isPlain: boolean,
  copy?: string,
): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  const html = Buffer.concat(chunks).toString()
  const body = brotliCompressSync(copy ?? (isPlain ? withoutScripts(html) : html), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  })
  const { 'content-length': _length, 'transfer-encoding': _transfer, ...headers } = answer.headers
  response.writeHead(answer.statusCode ?? 502, {
    ...headers,
    'content-encoding': 'br',
    'content-length': body.length,
  })
  response.end(body)
}

export const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
    .replace(/<div id="loading-screen".*?<\/div>/s, '')
    .replace(/<noscript>.*?<\/noscript>/gs, '')
