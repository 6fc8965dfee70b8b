import { screen, within } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { ContactBand } from './ContactBand.tsx'
import { ServiceDetail } from './ServiceDetail.tsx'
import { ServiceDetailSkeleton } from './ServiceDetailSkeleton.tsx'

const blocks = [
  {
    parts: [
      { heading: 'One plan', text: 'Everyone reads it.' },
      { heading: 'On one page', text: 'No more.' },
    ],
    items: ['Launch date in writing', 'One owner'],
    image: '/a.svg',
  },
  { parts: [{ text: 'Only words here.' }], items: [] },
]

const picturesOf = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))

it('reads from the large heading down to the lists', async () => {
  const { container } = renderUi(
    <ServiceDetail
      title="A plan"
      subtitle="And a manager"
      text="In short."
      image="/head.svg"
      blocks={blocks}
    />,
  )
  const outline = screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent])
  expect(outline).toEqual([
    ['H1', 'A plan'],
    ['H2', 'One plan'],
    ['H3', 'On one page'],
  ])
  expect(screen.getByText('And a manager')).toBeInTheDocument()
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByText('Only words here.')).toBeInTheDocument()
  expect(picturesOf(container)).toEqual(['/head.svg', '/a.svg'])
})

it('alternates the side of the pictures', () => {
  const block = { parts: [{ text: 'Words.' }], items: [], image: '/a.svg' }
  const { container } = renderUi(<ServiceDetail title="A plan" blocks={[block, block, block]} />)
  const sides = [...container.querySelectorAll<HTMLElement>('[data-pictured]')].map(
    ({ dataset }) => dataset.pictured,
  )
  expect(sides).toEqual(['right', 'left', 'right'])
})

it('shows the remaining pictures at the end, also without any block', () => {
  const { container } = renderUi(<ServiceDetail title="A plan" blocks={[]} closingImages={['/b.svg']} />)
  expect(picturesOf(container)).toEqual(['/b.svg'])
})

it('marks texts in another language, with a note', () => {
  renderUi(<ServiceDetail title="Проектный офис" blocks={[]} lang="ru" notice="Not translated yet." />)
  expect(screen.getByRole('note')).toHaveTextContent('Not translated yet.')
  expect(screen.getByRole('note').closest('[lang=ru]')).toBeNull()
  expect(screen.getByRole('heading').closest('[lang]')).toHaveAttribute('lang', 'ru')
})

it('announces that it is loading', () => {
  renderUi(<ServiceDetailSkeleton label="Loading the service" />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading the service')
})

it('links to the contact page and to the next service', async () => {
  const ask = { heading: 'Your task', text: 'Write.', action: { label: 'Write to us', href: '/contact' } }
  const { rerender } = renderUi(
    <ContactBand {...ask} next={{ label: 'Next service', name: 'Security', href: '/service/5' }} />,
  )
  const region = within(screen.getByRole('region', { name: 'Your task' }))
  expect(region.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
  expect(region.getByRole('link', { name: 'Security' })).toHaveAttribute('href', '/service/5')
  rerender(<ContactBand {...ask} />)
  expect(screen.getAllByRole('link')).toHaveLength(1)
})
