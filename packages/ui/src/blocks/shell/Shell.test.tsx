import { screen, within } from '@testing-library/react'
import { SkipLink } from '#primitives/SkipLink.tsx'
import { renderUi } from '#testing/renderUi.tsx'
import { Footer } from './Footer.tsx'
import { NotFound } from './NotFound.tsx'

it('leads home from an address where nothing lives', async () => {
  renderUi(
    <NotFound code="404" title="Nothing here" text="It may have moved." homeLabel="Go home" homeHref="/" />,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Nothing here' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/')
})

it('has its links in columns and a place for the copyright', async () => {
  renderUi(
    <Footer
      brand="Caspora"
      tagline="Projects on time."
      columns={[{ title: 'Contact', links: [{ label: '+994 12 000 00 00', href: 'tel:+994120000000' }] }]}
      social={[{ label: 'LinkedIn', href: 'https://linkedin.example' }]}
      socialLabel="Elsewhere"
      copyright="© 2026"
      legal={[{ label: 'Privacy', href: '/privacy' }]}
    />,
  )
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2026')
  expect(screen.getByRole('link', { name: '+994 12 000 00 00' })).toHaveAttribute('href', 'tel:+994120000000')
  expect(within(screen.getByRole('list', { name: 'Elsewhere' })).getAllByRole('link')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')
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
