import { screen, within } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { servicesIn } from '#testing/samples.ts'
import { pairPlace } from './pairPlace.ts'
import { ServiceCards } from './ServiceCards.tsx'
import { ServiceCardsSkeleton } from './ServiceCardsSkeleton.tsx'

const pairs = [
  [58, 40],
  [43, 55],
] as const

const services = servicesIn('EN').slice(0, 3)
const names = services.map(({ text }) => text.name)

it('shows each service as one link in a list, in the given order', async () => {
  renderUi(<ServiceCards services={services} pairs={pairs} />)
  const items = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(items.map((item) => within(item).getByRole('heading', { level: 2 }).textContent)).toEqual(names)
  expect(within(items[1] as HTMLElement).getByRole('link', { name: 'Software development' })).toHaveAttribute(
    'href',
    '/service/2',
  )
  expect(items[2]).toHaveTextContent(services[2]?.text.LittleTextInfo as string)
})

it('has a card without a picture', () => {
  const [first, second] = services
  if (!first || !second) throw new Error('The sample is empty.')
  const { container } = renderUi(
    <ServiceCards services={[first, { ...second, text: { ...second.text, Images: [] } }]} pairs={pairs} />,
  )
  const pictures = container.querySelectorAll('img')
  expect(pictures).toHaveLength(1)
  expect(pictures[0]).toHaveAttribute('alt', '')
  expect(pictures[0]).toHaveAttribute('loading', 'lazy')
  expect(pictures[0]).toHaveAttribute('width', '1200')
  expect(pictures[0]).toHaveAttribute('height', '500')
})

it('ranks its headings by headingLevel and marks texts in another language', () => {
  renderUi(
    <ServiceCards
      services={services.map((service) => ({ ...service, lang: 'ru' }))}
      pairs={pairs}
      headingLevel={3}
    />,
  )
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  expect(screen.getByText(names[0] as string).closest('[lang]')).toHaveAttribute('lang', 'ru')
})

it('announces that it is loading', async () => {
  renderUi(<ServiceCardsSkeleton label="Loading the services" count={6} pairs={pairs} />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading the services')
})

it('lays out pairs in turn with two per cent between, and gives a last single card the row', () => {
  const places = [0, 1, 2, 3, 4].map((index) => pairPlace(index, 5, pairs))
  expect(places).toEqual(['1 / span 58', '61 / -1', '1 / span 43', '46 / -1', '1 / -1'])
  expect(pairPlace(4, 6, pairs)).toBe('1 / span 58')
  expect(pairPlace(0, 2, [])).toBe('1 / -1')
})
