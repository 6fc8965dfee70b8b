import { screen, within } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { LegalFacts } from './LegalFacts.tsx'
import { LegalTable } from './LegalTable.tsx'
import { LegalText } from './LegalText.tsx'

it('begins with the short of it, and its contents lead to named sections', async () => {
  renderUi(
    <LegalText
      writtenOn="2026-11-21"
      sections={{
        data: <LegalFacts heading="Messages" facts={[{ label: 'How long', value: '12 months' }]} />,
        browser: (
          <LegalTable
            caption="Entries"
            heads={['Name', 'Purpose']}
            rows={[{ name: 'language', cells: ['Your language.'] }]}
          />
        ),
      }}
    />,
  )
  expect(screen.getByText(/21 November 2026/)).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'In short' })).toHaveTextContent('There is no tracking here')
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
  expect(contents.getByRole('link', { name: 'Which data, and why' })).toHaveAttribute('href', '#data')
  expect(screen.getByRole('region', { name: 'Which data, and why' })).toHaveAttribute('id', 'data')
  expect(screen.getByRole('definition')).toHaveTextContent('12 months')
  expect(within(screen.getByRole('table', { name: 'Entries' })).getByRole('rowheader')).toHaveTextContent(
    'language',
  )
})
