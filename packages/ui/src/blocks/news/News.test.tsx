import { screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { noticeItems } from '#testing/noticeSamples.ts'
import { renderUi } from '#testing/renderUi.tsx'
import { NoticePage } from './NoticePage.tsx'

const page = (props: Partial<ComponentProps<typeof NoticePage>> = {}) => (
  <NoticePage
    kind="news"
    items={noticeItems}
    open={new Set()}
    onToggle={jest.fn()}
    onRead={jest.fn()}
    onMarkAll={jest.fn()}
    {...props}
  />
)

const show = (props?: Parameters<typeof page>[0]) => renderUi(page(props), { lng: 'ru' })

it('shows cards with title, description and date, and tags the unread ones', async () => {
  show()
  const list = within(screen.getByRole('list', { name: 'Новости, сначала самые свежие' }))
  const cards = list.getAllByRole('article')
  expect(cards.map((card) => within(card).getByRole('heading', { level: 2 }).textContent)).toEqual(
    noticeItems.map(({ notName }) => notName),
  )
  expect(cards.map((card) => within(card).queryByText('Новое') !== null)).toEqual([true, true, false])
  expect(within(cards[1] as HTMLElement).getByText('18 ноября 2026')).toHaveAttribute(
    'datetime',
    '2026-11-18T08:00:00Z',
  )
  expect(cards[0]).toHaveAttribute('id', 'news-7')
})

it('draws a different picture for each card', () => {
  show()
  const plans = screen.getAllByRole('article').map((card) => card.querySelector('svg')?.innerHTML)
  expect(new Set(plans).size).toBe(noticeItems.length)
})

it('marks one card as read, and moves the focus to its title', async () => {
  const onRead = jest.fn()
  const { user } = show({ onRead })
  const buttons = screen.getAllByRole('button', { name: /^Отметить как прочитанное: / })
  expect(buttons).toHaveLength(2)
  await user.click(buttons[1] as HTMLElement)
  expect(onRead).toHaveBeenCalledWith(6)
  expect(screen.getByRole('heading', { name: 'Офис закрыт в пятницу с 15:00' })).toHaveFocus()
})

it('has the button for all in the bar', () => {
  show()
  const button = screen.getByRole('button', { name: /^Отметить всё/ })
  expect(button.closest('[data-tone=dark]')).toContainElement(screen.getByRole('heading', { level: 1 }))
})

it('marks all as read, and moves the focus to the heading of the page', async () => {
  const onMarkAll = jest.fn()
  const { user, rerender } = show({ onMarkAll })
  expect(screen.getByRole('status')).toHaveTextContent('Непрочитанных: 2')
  await user.click(screen.getByRole('button', { name: 'Отметить всё как прочитанное' }))
  expect(onMarkAll).toHaveBeenCalledTimes(1)
  rerender(page({ items: noticeItems.map((item) => ({ ...item, isRead: true })) }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Всё прочитано')
  expect(screen.queryByRole('button', { name: /^Отметить/ })).not.toBeInTheDocument()
})

it('opens the full text in place, only where there is one', async () => {
  const onToggle = jest.fn()
  const { user, rerender } = show({ onToggle })
  const more = screen.getByRole('button', { name: /^Читать дальше: / })
  expect(more).toHaveAttribute('aria-expanded', 'false')
  await user.click(more)
  expect(onToggle).toHaveBeenCalledWith(7)
  rerender(page({ open: new Set([7]) }))
  const less = screen.getByRole('button', { name: /^Свернуть: / })
  expect(less).toHaveAttribute('aria-expanded', 'true')
  expect(await screen.findByRole('heading', { level: 3, name: 'Что изменится' })).toBeInTheDocument()
  const body = document.getElementById(less.getAttribute('aria-controls') ?? '')
  expect(body).toContainElement(screen.getByRole('link', { name: /^руководстве/ }))
})

it('shows the reason of a failed mark, and announces loading', async () => {
  show({ items: undefined, unmarked: { heading: 'Не отмечено', text: 'Ещё раз.' } })
  expect(screen.getByRole('alert')).toHaveTextContent('Не отмечено')
  expect(screen.getByText('Новости загружаются')).toBeInTheDocument()
})

it('shows the failed query in place of the cards, and says when there are none', () => {
  const { rerender } = show({ items: undefined, error: <p>Не загрузились</p> })
  expect(screen.getByText('Не загрузились')).toBeInTheDocument()
  expect(screen.queryByText('Новости загружаются')).not.toBeInTheDocument()
  rerender(page({ kind: 'notifications', items: [] }))
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Всё прочитано')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('names the meeting to which a card leads', () => {
  show({ items: noticeItems.map((item) => ({ ...item, link: { href: '/staff/calendar' } })) })
  const [first] = screen.getAllByRole('link')
  expect(first).toHaveAccessibleName('Открыть встречу: Заявки теперь открываются с телефона')
})
