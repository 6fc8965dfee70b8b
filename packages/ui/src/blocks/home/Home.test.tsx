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
        { title: 'Dates we keep', text: 'One plan.', seed: 1 },
        { title: 'Plain reporting', text: 'One page.', seed: 2 },
      ]}
    />,
  )
  const section = screen.getByRole('region', { name: 'Why us' })
  expect(section).toHaveAttribute('id', 'why')
  expect(section).toHaveTextContent('Two habits.')
  const [first, second] = within(section).getAllByRole('listitem')
  expect(within(first as HTMLElement).getByRole('heading', { level: 3 })).toHaveTextContent('Dates we keep')
  expect(second).toHaveTextContent('One page.')
  // The pictures differ, and are only pictures.
  const pictures = [...section.querySelectorAll('svg')]
  expect(pictures[0]?.innerHTML).not.toBe(pictures[1]?.innerHTML)
  expect(pictures.every((picture) => picture.getAttribute('aria-hidden') === 'true')).toBe(true)
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
