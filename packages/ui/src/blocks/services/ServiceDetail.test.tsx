import type { ServiceText } from '@atrium/contract/services'
import { screen, within } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { ContactBand } from './ContactBand.tsx'
import { ServiceDetail } from './ServiceDetail.tsx'
import { ServiceDetailSkeleton } from './ServiceDetailSkeleton.tsx'

const service: ServiceText = {
  name: 'Plans',
  LargeHeadName: 'A plan',
  LittleHeadName: 'And a manager',
  LittleTextInfo: 'In short.',
  DetailHeads: [{ heads: ['One plan', 'On one page'] }],
  DetailTexts: [{ texts: ['Everyone reads it.', 'No more.'] }, { texts: ['Only words here.'] }],
  DetailTexts2: [{ texts_2: ['Launch date in writing', 'One owner'] }],
  Images: ['/head.svg', '/a.svg'],
}
const nothing: ServiceText = { ...service, DetailHeads: [], DetailTexts: [], DetailTexts2: [], Images: [] }

const picturesOf = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))

it('reads from the large heading down to the lists', async () => {
  const { container } = renderUi(<ServiceDetail service={service} />)
  const outline = screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent])
  expect(outline).toEqual([
    ['H1', 'A plan'],
    ['H2', 'One plan'],
    ['H3', 'On one page'],
  ])
  expect(screen.getByText('And a manager')).toBeInTheDocument()
  expect(within(screen.getByRole('article')).getAllByRole('listitem').slice(2)).toHaveLength(2)
  expect(screen.getByText('Only words here.')).toBeInTheDocument()
  expect(picturesOf(container)).toEqual(['/head.svg', '/a.svg'])
})

it('alternates the side of the pictures', () => {
  const texts = { texts: ['Words.'] }
  const { container } = renderUi(
    <ServiceDetail
      service={{
        ...nothing,
        DetailTexts: [texts, texts, texts],
        Images: ['/0.svg', '/1.svg', '/2.svg', '/3.svg'],
      }}
    />,
  )
  const sides = [...container.querySelectorAll<HTMLElement>('[data-pictured]')].map(
    ({ dataset }) => dataset.pictured,
  )
  expect(sides).toEqual(['right', 'left', 'right'])
})

it('shows the remaining pictures at the end, also without any block', () => {
  const { container } = renderUi(<ServiceDetail service={{ ...nothing, Images: ['/head.svg', '/b.svg'] }} />)
  expect(picturesOf(container)).toEqual(['/head.svg', '/b.svg'])
})

it('marks texts in another language, with a note', () => {
  renderUi(<ServiceDetail service={{ ...nothing, LargeHeadName: 'Проектный офис' }} lang="ru" />)
  expect(screen.getByRole('note')).toHaveTextContent(/isn’t translated into English yet.*Русский/)
  expect(screen.getByRole('note').closest('[lang=ru]')).toBeNull()
  expect(screen.getByRole('heading').closest('[lang]')).toHaveAttribute('lang', 'ru')
})

it('announces that it is loading', () => {
  renderUi(<ServiceDetailSkeleton />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading the service')
})

it('links to the contact page and to the next service', async () => {
  const ask = { heading: 'Your task', text: 'Write.', action: { label: 'Write to us', href: '/contact' } }
  const { rerender } = renderUi(
    <ContactBand {...ask} next={{ id: 5, text: { ...nothing, name: 'Security' }, lang: undefined }} />,
  )
  const region = within(screen.getByRole('region', { name: 'Your task' }))
  expect(region.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
  expect(region.getByRole('link', { name: 'Security' })).toHaveAttribute('href', '/service/5')
  expect(region.getByText('Next service')).toBeInTheDocument()
  rerender(<ContactBand {...ask} />)
  expect(screen.getAllByRole('link')).toHaveLength(1)
})
