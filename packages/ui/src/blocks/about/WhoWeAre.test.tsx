import { screen } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { WhoWeAre } from './WhoWeAre.tsx'

it('shows the text about the company and its facts', async () => {
  renderUi(<WhoWeAre />)
  expect(screen.getByRole('region', { name: 'Who we are' })).toHaveAttribute('id', 'whoWeAre')
  expect(screen.getByText(/^We build software/)).toBeInTheDocument()
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent)
  expect(texts('term')).toEqual(['Founded', 'People', 'Cities'])
  expect(texts('definition')).toEqual(['2014', '40', 'Baku, Ganja, Sumgait'])
})
