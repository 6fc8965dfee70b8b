import { sampleCompany, setCompany } from '@atrium/contract/core'
import { screen, within } from '@testing-library/react'
import { SkipLink } from '#primitives/SkipLink.tsx'
import { renderUi } from '#testing/renderUi.tsx'
import { Footer } from './Footer.tsx'
import { NotFound } from './NotFound.tsx'

it('leads home from an address where nothing lives', async () => {
  renderUi(<NotFound />)
  expect(
    screen.getByRole('heading', { level: 1, name: 'There is no page at this address' }),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
})

it('has its links in columns and a place for the copyright', async () => {
  renderUi(<Footer year={2026} />)
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2026 Caspora')
  expect(screen.getByRole('link', { name: '+994 12 000 00 00' })).toHaveAttribute('href', 'tel:+994120000000')
  expect(screen.getByRole('link', { name: 'Partners' })).toHaveAttribute('href', '/about#partners')
  const elsewhere = within(screen.getByRole('list', { name: 'Social media' }))
  expect(elsewhere.getAllByRole('link')).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')
})

it('has no list of networks and no link to a store without an address there', async () => {
  const nowhere = { LinkedIn: '', Instagram: '', Facebook: '' }
  setCompany({ name: 'Gəncə Dent', social: nowhere, appStore: '' })
  try {
    renderUi(<Footer year={2026} />)
    expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2026 Gəncə Dent')
    expect(screen.queryByRole('list', { name: 'Social media' })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /App Store/ })).not.toBeInTheDocument()
  } finally {
    setCompany(sampleCompany)
  }
})

it('skips to the content without touching the address', async () => {
  const { user } = renderUi(
    <>
      <SkipLink label="Skip to the content" />
      <main id="main">Content</main>
    </>,
  )
  await user.tab()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
  expect(window.location.hash).toBe('')
})
