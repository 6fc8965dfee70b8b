import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import type { Meeting } from '@atrium/contract/meetings'
import type { Notification } from '@atrium/contract/notifications'
import { notificationSample } from '@atrium/contract/notifications/samples'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { answersTo, invite } from '#mocks/meetings.ts'
import { meetingSample } from '#testing/meetingSamples.ts'
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

it('the page lists the notifications in the language of the person, the newest first', async () => {
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
  expect(await main().findByRole('alert')).toHaveTextContent('The notifications didn’t load')
})

it('the title of a card leads to the page where the person decides, and marks the card as read', async () => {
  const [card] = notificationSample('EN')
  const href = '/staff/desk/leave#leave-7'
  const notified = { ...card, id: 40, notName: 'Leave request: Tural Quliyev', isRead: false, href }
  server.use(http.get('*/api/v1/notifications/', () => HttpResponse.json([notified])))
  const marked: string[] = []
  server.use(
    http.put('*/api/v1/notifications/:id/read/', ({ params }) => {
      marked.push(String(params.id))
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { user } = await open()
  const link = await screen.findByRole('link', { name: 'Leave request: Tural Quliyev' })
  expect(link).toHaveAttribute('href', href)
  await user.click(link)
  await waitFor(() => expect(marked).toEqual(['40']))
  expect(await screen.findByRole('heading', { level: 1, name: 'Leave' })).toBeInTheDocument()
})

describe('a notification about a meeting', () => {
  const [card] = notificationSample('EN')
  const tell = (...meetings: Notification['meeting'][]) =>
    server.use(
      http.get('*/api/v1/notifications/', () =>
        HttpResponse.json(
          meetings.map((meeting, place) => ({
            ...card,
            ...{ id: 40 + place, topic: 'meeting', notName: `Invitation: Budget ${place}`, isRead: false },
            ...(meeting && { meeting }),
          })),
        ),
      ),
    )
  const told = ({ id, day, start, end }: Meeting) => ({ id, day, start, end })
  const budget = meetingSample(8, {
    title: 'Budget',
    day: '2030-11-19',
    attendees: ['Leyla Əliyeva'],
    invitees: [{ name: 'Leyla Əliyeva', personId: 'DEV1' }],
  })

  it('answers an invitation from its card, marks it as read, and leads to the meeting', async () => {
    invite(budget, { organiser: 'Rauf Əliyev', invitedAs: 'Leyla Əliyeva', sequence: 2 })
    tell(told(budget))
    const marked: string[] = []
    server.use(
      http.put('*/api/v1/notifications/:id/read/', ({ params }) => {
        marked.push(String(params.id))
        return new HttpResponse(null, { status: 204 })
      }),
    )
    const { user } = await open()
    const answers = within(await screen.findByRole('group', { name: 'Reply to “Budget”' }))
    await user.click(answers.getByRole('button', { name: 'Maybe' }))
    expect(answers.getByRole('button', { name: 'Maybe', pressed: true })).toBeInTheDocument()
    await waitFor(() => expect(answersTo(budget.id)).toMatchObject([{ state: 'maybe', sequence: 2 }]))
    expect(marked).toEqual(['40'])
    const link = screen.getByRole('link', { name: 'Open the meeting: Invitation: Budget 0' })
    expect(link).toHaveAttribute('href', `/staff/calendar#meeting-${budget.id}`)
    await user.click(link)
    expect(await screen.findByRole('dialog', { name: 'Budget' })).toBeInTheDocument()
  })

  it('asks once for the answer to a meeting, and not after it, to an own one or to one that was cancelled', async () => {
    const past = { ...budget, id: meetingSample(9).id, day: '2026-01-05' }
    invite(budget, { organiser: 'Rauf Əliyev', invitedAs: 'Leyla Əliyeva', sequence: 0 })
    invite(past, { organiser: 'Rauf Əliyev', invitedAs: 'Leyla Əliyeva', sequence: 0 })
    tell(told(budget), told(budget), told(past), told({ ...budget, id: meetingSample(10).id }), undefined)
    await open()
    expect(await screen.findAllByRole('group', { name: /^Reply to/ })).toHaveLength(1)
    expect(screen.getAllByRole('link', { name: /^Open the meeting/ })).toHaveLength(4)
  })
})
