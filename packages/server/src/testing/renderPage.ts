import { fillPath, type PageRequest, type RenderedPage } from '@atrium/contract/core'
import { listRoomEmployees, listRooms, readIdNumber } from '@atrium/contract/people'

/** The call of each page that the tests render, by the address of the page. */
const calls: [pattern: RegExp, call: (parameter: string) => string][] = [
  [
    /^\/employee-qr\/([^/]+)$/,
    (id) => `/api/employees?${new URLSearchParams({ idnumber: readIdNumber(id) ?? id })}`,
  ],
  [/^\/rooms\/([^/]+)$/, (room) => fillPath(listRoomEmployees.path, { roomname: decodeURIComponent(room) })],
  [/^\/rooms$/, () => listRooms.path],
  [/^\/codes\/([^/]+)$/, (name) => `/list/all/${name}/`],
  [/^\/(?:career|app)/, () => '/api/v1/jobs/'],
  [/^\/staff\/profile$/, () => '/api/v1/me/'],
  [/^\/staff\/news$/, () => '/api/v1/news/'],
]

/** Renders the answer of a page’s call, in place of the application; the page of a person has their address. */
export async function renderPage({ address, language, reader, fetch }: PageRequest): Promise<RenderedPage> {
  const user = reader?.user
  const [path = ''] = address.split('?')
  const [call] = calls.flatMap(([pattern, callOf]) => {
    const match = pattern.exec(path)
    return match ? [callOf(match[1] ?? '')] : []
  })
  const headers = { 'accept-language': language.toLowerCase() }
  const reply = call && (await fetch(`http://atrium.invalid${call}`, { headers }))
  const answer = reply ? await reply.json() : null
  if (user && reply && !reply.ok) throw new Error(`The call was answered with ${reply.status}.`)
  const status = reply ? ([404, 429] as const).find((each) => each === reply.status) : undefined
  return {
    html: `<h1>${address}</h1>${user ? `<p>${user.email}</p>` : ''}`,
    status: status ?? (reply && !reply.ok ? 500 : 200),
    title: `Title of ${path}`,
    styles: '',
    preloadedState: {
      path,
      language,
      api: { answer },
      texts: {},
      ...(user && {
        own: { personId: user.id, environment: { renderedAt: '2026-11-21T09:00:00.000Z' }, slices: { user } },
      }),
    },
  }
}

/** The state with which a page was rendered; `undefined` in a document without a page. */
export function answerOf(body: string): unknown {
  const [, json] = /<script type="application\/json" id="preloaded-state">(.*?)<\/script>/s.exec(body) ?? []
  return json === undefined ? undefined : JSON.parse(json).api.answer
}
