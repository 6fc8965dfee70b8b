import { screen, within } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { ReasonGrid } from './ReasonGrid.tsx'
import { ServicesBand } from './ServicesBand.tsx'

it('shows the reasons in a section with an id', async () => {
  renderUi(
    <ReasonGrid
      id="why"
      heading="Why us"
      lead="Two habits."
      items={[
        { title: 'Dates we keep', text: 'One plan.', picture: '/media/spots/dates.svg' },
        { title: 'Plain reporting', text: 'One page.', picture: '/media/spots/reports.svg' },
      ]}
    />,
  )
  const section = screen.getByRole('region', { name: 'Why us' })
  expect(section).toHaveAttribute('id', 'why')
  expect(section).toHaveTextContent('Two habits.')
  const [first, second] = within(section).getAllByRole('listitem')
  expect(within(first as HTMLElement).getByRole('heading', { level: 3 })).toHaveTextContent('Dates we keep')
  expect(second).toHaveTextContent('One page.')
  // The drawings are decoration, and are not loaded before they come near.
  const pictures = [...section.querySelectorAll('img')]
  expect(pictures.map(({ src }) => new URL(src).pathname)).toEqual([
    '/media/spots/dates.svg',
    '/media/spots/reports.svg',
  ])
  for (const picture of pictures) {
    expect(picture).toHaveAttribute('alt', '')
    expect(picture).toHaveAttribute('loading', 'lazy')
  }
})

it('links from the first services to all of them', async () => {
  renderUi(
    <ServicesBand heading="What we do" action={{ label: 'All services', href: '/service' }}>
      <p>Cards</p>
    </ServicesBand>,
  )
  const section = within(screen.getByRole('region', { name: 'What we do' }))
  expect(section.getByRole('link', { name: 'All services' })).toHaveAttribute('href', '/service')
  expect(section.getByText('Cards')).toBeInTheDocument()
})
