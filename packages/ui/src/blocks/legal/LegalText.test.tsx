import { screen, within } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { LegalFacts } from './LegalFacts.tsx'
import { LegalTable } from './LegalTable.tsx'
import { LegalText } from './LegalText.tsx'

it('begins with the short of it, and its contents lead to named sections', async () => {
  renderUi(
    <LegalText
      heading="Privacy"
      lead="What we do with data."
      date="As of today"
      summary={{ heading: 'In short', items: ['No tracking.'] }}
      contentsLabel="On this page"
      sections={[
        {
          id: 'data',
          heading: 'Which data',
          content: <LegalFacts heading="Messages" facts={[{ label: 'How long', value: '12 months' }]} />,
        },
        {
          id: 'browser',
          heading: 'What the browser keeps',
          content: (
            <LegalTable
              caption="Entries"
              heads={['Name', 'Purpose']}
              rows={[{ name: 'language', cells: ['Your language.'] }]}
            />
          ),
        },
      ]}
    />,
  )
  expect(screen.getByRole('region', { name: 'In short' })).toHaveTextContent('No tracking.')
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
  expect(contents.getByRole('link', { name: 'Which data' })).toHaveAttribute('href', '#data')
  expect(screen.getByRole('region', { name: 'Which data' })).toHaveAttribute('id', 'data')
  expect(screen.getByRole('definition')).toHaveTextContent('12 months')
  expect(within(screen.getByRole('table', { name: 'Entries' })).getByRole('rowheader')).toHaveTextContent(
    'language',
  )
})
