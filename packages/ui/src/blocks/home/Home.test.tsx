import { screen, within } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { servicesIn } from '#testing/samples.ts'
import { ReasonGrid } from './ReasonGrid.tsx'
import { ServicesBand } from './ServicesBand.tsx'

it('shows the reasons in a section', async () => {
  renderUi(<ReasonGrid />)
  const section = screen.getByRole('region', { name: 'Why teams choose us' })
  expect(section).toHaveTextContent('What our clients notice first.')
  const [first, second] = within(section).getAllByRole('listitem')
  expect(within(first as HTMLElement).getByRole('heading', { level: 3 })).toHaveTextContent('Dates we keep')
  expect(second).toHaveTextContent('Engineers who stay')
  // The drawings are decoration, and are not loaded before they come near.
  const pictures = [...section.querySelectorAll('img')]
  expect(pictures.map(({ src }) => new URL(src).pathname)).toEqual([
    '/media/spots/dates.svg',
    '/media/spots/people.svg',
    '/media/spots/reports.svg',
    '/media/spots/security.svg',
  ])
  for (const picture of pictures) {
    expect(picture).toHaveAttribute('alt', '')
    expect(picture).toHaveAttribute('loading', 'lazy')
  }
})

it('links from the first services to all of them', async () => {
  const band = { count: 6, pairs: [[58, 40]] } as const
  const { rerender } = renderUi(<ServicesBand {...band} services={servicesIn('EN').slice(0, 2)} />)
  const section = within(screen.getByRole('region', { name: 'What we do' }))
  expect(section.getByRole('link', { name: 'All services' })).toHaveAttribute('href', '/service')
  expect(section.getByRole('heading', { level: 3, name: 'Software development' })).toBeInTheDocument()
  rerender(<ServicesBand {...band} services={undefined} />)
  expect(section.getByRole('status')).toHaveTextContent('Loading the services')
  rerender(<ServicesBand {...band} services={undefined} error={<p>Not today</p>} />)
  expect(section.getByText('Not today')).toBeInTheDocument()
  expect(section.queryByRole('status')).not.toBeInTheDocument()
  rerender(<ServicesBand {...band} services={[]} />)
  expect(screen.queryByRole('region', { name: 'What we do' })).not.toBeInTheDocument()
})
