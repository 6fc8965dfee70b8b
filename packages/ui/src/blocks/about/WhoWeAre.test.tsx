import { screen } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { WhoWeAre } from './WhoWeAre.tsx'

it('shows the text about the company and its facts', async () => {
  renderUi(
    <WhoWeAre
      id="whoWeAre"
      heading="Who we are"
      paragraphs={['We build software.', 'Since 2014.']}
      facts={[
        { label: 'Founded', value: '2014' },
        { label: 'People', value: '40' },
      ]}
    />,
  )
  expect(screen.getByRole('region', { name: 'Who we are' })).toHaveAttribute('id', 'whoWeAre')
  expect(screen.getByText('We build software.')).toBeInTheDocument()
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Founded', 'People'])
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['2014', '40'])
})
