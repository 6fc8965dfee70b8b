import { notificationSample, staffSamples, staffUserSample } from '@atrium/contract/samples'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const [leyla] = staffSamples
if (!leyla) throw new Error('There is no sample person.')
const signedInAs = staffUserSample(leyla)

async function open(language: 'AZ' | 'EN' | 'RU' = 'EN') {
  const view = await renderRoute('/staff/profile/notifications', { signedInAs, language })
  await screen.findByRole('heading', { level: 1 })
  return view
}

const main = () => within(screen.getByRole('main'))

it('shows what the person was told, in their language, the newest first', async () => {
  await open('RU')
  const list = within(await screen.findByRole('list', { name: 'Уведомления, сначала самые свежие' }))
  expect(list.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(
    notificationSample('RU').map(({ notName }) => notName),
  )
  expect(list.getAllByText('Новое')).toHaveLength(2)
  expect(document.title).toBe('Уведомления · Caspora')
})

it('marks as read here and at the bell together, and takes it back when that failed', async () => {
  const { user } = await open()
  const [first] = notificationSample('EN')
  expect(await screen.findByRole('link', { name: /2 unread/ })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: `Mark as read: ${first?.notName}` }))
  expect(await screen.findByRole('link', { name: /1 unread/ })).toBeInTheDocument()

  server.use(http.put('*/api/v1/notifications/read/', () => HttpResponse.json({}, { status: 500 })))
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
  expect(await main().findByRole('alert')).toHaveTextContent('They are still unread')
  expect(screen.getByRole('link', { name: /1 unread/ })).toBeInTheDocument()
})

it('says when there is nothing, and when it did not load', async () => {
  server.use(http.get('*/api/v1/notifications/', () => HttpResponse.json([])))
  const { unmount } = await open()
  expect(await main().findByText('You are up to date')).toBeInTheDocument()
  unmount()
  server.use(http.get('*/api/v1/notifications/', () => HttpResponse.error()))
  await open()
  expect(await main().findByRole('alert')).toHaveTextContent('The notifications did not load')
})
