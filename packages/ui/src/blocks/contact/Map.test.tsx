import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '#testing/renderUi.tsx'
import { ContactCard } from './ContactCard.tsx'

/** A card with a map, in a browser that remembers what was allowed. */
function Card({ isAllowedBefore = false }) {
  const [isAllowed, setAllowed] = useState(isAllowedBefore)
  return <ContactCard heading="Questions" isAllowed={isAllowed} onAllow={setAllowed} />
}

it('loads no map before a press, and stores no consent by the press alone', async () => {
  const { user, container } = renderUi(<Card />)
  expect(screen.getByRole('link', { name: '+994 12 000 00 00' })).toHaveAttribute('href', 'tel:+994120000000')
  expect(screen.getByRole('link', { name: /Baku/ })).toHaveAttribute('target', '_blank')
  expect(container.innerHTML).not.toContain('openstreetmap.org/export')
  const button = screen.getByRole('button', { name: 'Show the map' })
  expect(button).toHaveAccessibleDescription('The map is loaded from openstreetmap.org.')
  await user.click(button)
  const frame = screen.getByTitle('Map of our office')
  expect(frame).toHaveAttribute('src', expect.stringContaining('openstreetmap.org/export'))
  expect(frame).toHaveAttribute('loading', 'lazy')
  expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
  expect(frame).toHaveFocus()
  expect(screen.getByRole('checkbox', { name: 'Always show maps here' })).not.toBeChecked()
})

it('stores the consent under the map, and lets the visitor withdraw it', async () => {
  const { user } = renderUi(<Card />)
  await user.click(screen.getByRole('button', { name: 'Show the map' }))
  const always = screen.getByRole('checkbox', { name: 'Always show maps here' })
  await user.click(always)
  expect(always).toBeChecked()
  await user.click(always)
  expect(always).not.toBeChecked()
  expect(always).toHaveFocus()
  expect(screen.getByTitle('Map of our office')).toBeInTheDocument()
})

it('loads an allowed map at once and leaves the focus', () => {
  renderUi(<Card isAllowedBefore />)
  expect(screen.getByTitle('Map of our office')).not.toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Show the map' })).not.toBeInTheDocument()
})
