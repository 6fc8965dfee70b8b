import { act, screen } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { LongList } from './LongList.tsx'

const numbers = Array.from({ length: 250 }, (_, place) => place + 1)

const renderList = () =>
  renderUi(
    <LongList items={numbers} step={100} aria-label="Numbers">
      {(number) => (
        <li key={number}>
          <a href={`#${number}`}>Number {number}</a>
        </li>
      )}
    </LongList>,
  )

it('draws the first items, and each press of the button adds some and moves the focus to the first of them', async () => {
  const { user } = renderList()
  expect(screen.getAllByRole('link')).toHaveLength(100)
  await user.click(screen.getByRole('button', { name: 'Show more (150 left)' }))
  expect(screen.getByRole('link', { name: 'Number 101' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Show more (50 left)' }))
  expect(screen.getAllByRole('link')).toHaveLength(250)
  expect(screen.getByRole('link', { name: 'Number 201' })).toHaveFocus()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('prints all items', () => {
  renderList()
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(screen.getAllByRole('link')).toHaveLength(250)
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.getAllByRole('link')).toHaveLength(100)
})
