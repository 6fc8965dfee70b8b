import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { limits } from '@atrium/contract/core'
import { newsSample } from '@atrium/contract/news/samples'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const [leyla] = staffSamples
if (!leyla) throw new Error('There is no sample person.')
const signedInAs = staffUserSample(leyla)

const [first, second] = newsSample('EN')
if (!first || !second) throw new Error('There are no sample news.')

async function open(address = '/staff/news', language: 'AZ' | 'EN' | 'RU' = 'EN') {
  const view = await renderRoute(address, { signedInAs, language })
  await screen.findByRole('heading', { level: 1 })
  return view
}

const cards = async () =>
  within(await screen.findByRole('list', { name: /News, the newest first/ })).getAllByRole('article')

const main = () => within(screen.getByRole('main'))

const failReading = () =>
  server.use(http.put('*/api/v1/news/:id/read/', () => HttpResponse.json({}, { status: 500 })))

it('shows the news in the reader’s language, the newest first, with formatted days', async () => {
  const { unmount } = await open()
  expect((await cards()).map((card) => within(card).getByRole('heading').textContent)).toEqual(
    newsSample('EN').map(({ notName }) => notName),
  )
  expect(within((await cards())[0] as HTMLElement).getByText('21 November 2026')).toBeInTheDocument()
  expect(main().getByRole('heading', { level: 1, name: 'News' })).toBeInTheDocument()
  expect(document.title).toBe('News · Caspora')
  unmount()

  await open('/staff/news', 'AZ')
  expect(await screen.findByRole('heading', { name: `${newsSample('AZ')[0]?.notName}` })).toBeInTheDocument()
  expect(screen.getByText('21 noyabr 2026')).toBeInTheDocument()
})

it('the news are sorted, and dated by the company’s clock', async () => {
  server.use(
    http.get('*/api/v1/news/', () =>
      HttpResponse.json([
        { ...second, publishedAt: '2026-11-19T08:00:00Z' },
        { ...first, publishedAt: '2026-11-20T21:30:00Z' },
      ]),
    ),
  )
  await open()
  const [newest] = await cards()
  expect(newest).toHaveTextContent(first.notName)
  expect(newest).toHaveTextContent('21 November 2026')
})

it('marks one as read at once, and counts down', async () => {
  const { user } = await open()
  expect(await main().findByText('2 unread')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: `Mark as read: ${first.notName}` }))
  expect(main().getByText('1 unread')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: `Mark as read: ${first.notName}` })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeInTheDocument()
})

it('marks all as read; then there is nothing to mark', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  expect(main().getByText('You are up to date')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Mark/ })).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

it('takes a mark back that the server refused, says so, and marks the next time', async () => {
  failReading()
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: `Mark as read: ${first.notName}` }))
  expect(await main().findByRole('alert')).toHaveTextContent(`“${first.notName}” is still unread`)
  expect(main().getByText('2 unread')).toBeInTheDocument()
  server.resetHandlers()
  await user.click(screen.getByRole('button', { name: `Mark as read: ${first.notName}` }))
  expect(await main().findByText('1 unread')).toBeInTheDocument()
  expect(main().queryByRole('alert')).not.toBeInTheDocument()
})

it('a failed "mark all as read" is undone (optimistic update)', async () => {
  server.use(http.put('*/api/v1/news/read/', () => HttpResponse.error()))
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  expect(await main().findByRole('alert')).toHaveTextContent('They are still unread')
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeInTheDocument()
})

it('opens the whole text in place, which marks it as read, and closes it again', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: `Read more: ${first.notName}` }))
  expect(await screen.findByText('A third of them arrive before 09:30')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Write a suggestion' })).toHaveAttribute(
    'href',
    '/staff/suggestion',
  )
  expect(main().getByText('1 unread')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: `Show less: ${first.notName}` }))
  expect(screen.queryByText('A third of them arrive before 09:30')).not.toBeInTheDocument()
})

it('opens the item that the address names, once, even when it cannot be marked', async () => {
  failReading()
  const { user } = await open(`/staff/news#news-${first.id}`)
  expect(await screen.findByText('A third of them arrive before 09:30')).toBeInTheDocument()
  expect(await main().findByRole('alert')).toHaveTextContent('still unread')
  await user.click(screen.getByRole('button', { name: `Show less: ${first.notName}` }))
  expect(screen.getByRole('button', { name: `Read more: ${first.notName}` })).toBeInTheDocument()
})

it('shows a hostile text as letters', async () => {
  const body = '<img src=x onerror=alert(1)>\n\n[press](javascript:alert(1))'
  server.use(http.get('*/api/v1/news/', () => HttpResponse.json([{ ...first, body }])))
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: /^Read more/ }))
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeInTheDocument()
  expect(main().queryByRole('link', { name: 'press' })).not.toBeInTheDocument()
  expect(main().getByText('press')).toBeInTheDocument()
})

it('says when there is none', async () => {
  server.use(http.get('*/api/v1/news/', () => HttpResponse.json([])))
  await open()
  expect(await screen.findByRole('heading', { level: 2, name: 'You are up to date' })).toBeInTheDocument()
})

it('says when they did not load, and tries again', async () => {
  server.use(http.get('*/api/v1/news/', () => HttpResponse.error(), { once: true }))
  const { user } = await open()
  expect(await main().findByRole('alert')).toHaveTextContent('The news didn’t load')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await cards()).toHaveLength(6)
})

it('asks again when the window gets the focus', async () => {
  await open()
  expect(await cards()).toHaveLength(6)
  server.use(http.get('*/api/v1/news/', () => HttpResponse.json([first])))
  act(() => {
    window.dispatchEvent(new Event('focus'))
  })
  await waitFor(async () => expect(await cards()).toHaveLength(1))
})

const like = (count: number) => main().findByRole('button', { name: `Like: ${count}` })

it('adds a reaction at once and takes it back, also when the server refuses it', async () => {
  const { user } = await open()
  await user.click(await like(0))
  expect(await like(1)).toHaveAttribute('aria-pressed', 'true')
  await user.click(await like(1))
  expect(await like(0)).toHaveAttribute('aria-pressed', 'false')
  server.use(http.put('*/reactions/like/', () => HttpResponse.json({}, { status: 500 })))
  await user.click(await like(0))
  expect(await main().findByRole('alert')).toHaveTextContent('It wasn’t saved')
  expect(await like(0)).toHaveAttribute('aria-pressed', 'false')
})

it('opens the comments on demand, adds one, and deletes it after a question', async () => {
  const { user } = await open()
  const toggle = await main().findByRole('button', { name: `Comments: 0: ${first.notName}` })
  await user.click(toggle)
  await user.click(await main().findByRole('button', { name: 'Send' }))
  const field = main().getByRole('textbox', { name: /Your comment/ })
  expect(field).toHaveAccessibleDescription(/Write a comment first/)
  await user.type(field, 'Well done!')
  await user.click(main().getByRole('button', { name: 'Send' }))
  const list = await main().findByRole('list', { name: `Comments, oldest first: ${first.notName}` })
  expect(within(list).getByText('Well done!')).toBeInTheDocument()
  expect(field).toHaveValue('')
  expect(toggle).toHaveTextContent('Comments: 1')
  await user.click(within(list).getByRole('button', { name: /^Delete the comment by Leyla/ }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(list).not.toBeInTheDocument())
  expect(toggle).toHaveFocus()
})

it('leads to older news, and back to the newest', async () => {
  const many = Array.from({ length: limits.shownNews }, (_each, place) => ({ ...second, id: 200 - place }))
  server.use(
    http.get('*/api/v1/news/', ({ request }) =>
      HttpResponse.json(new URL(request.url).searchParams.get('before') === '101' ? [first] : many),
    ),
  )
  const { user } = await open()
  expect(await cards()).toHaveLength(limits.shownNews)
  await user.click(main().getByRole('link', { name: 'Older news' }))
  await waitFor(async () => expect(await cards()).toHaveLength(1))
  await user.click(main().getByRole('link', { name: 'Newest' }))
  await waitFor(async () => expect(await cards()).toHaveLength(limits.shownNews))
})
