import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '#testing/renderUi.tsx'
import { ContactCard } from './ContactCard.tsx'
import { MapEmbed } from './MapEmbed.tsx'

/** A card with a map, in a browser that remembers what was allowed. */
function Card({ isAllowedBefore = false }) {
  const [isAllowed, setAllowed] = useState(isAllowedBefore)
  return (
    <ContactCard
      heading="Questions"
      rows={[
        { kind: 'phone', label: 'Phone', value: '+994 12', href: 'tel:+99412' },
        { kind: 'location', label: 'Location', value: 'Baku', href: 'https://maps.example' },
      ]}
      map={
        <MapEmbed
          title="Map of our office"
          src="https://maps.example/embed"
          showLabel="Show the map"
          note="From maps.example."
          isAllowed={isAllowed}
          allowLabel="Always show maps here"
          onAllow={setAllowed}
        />
      }
    />
  )
}

it('loads no map before a press, and stores no consent by the press alone', async () => {
  const { user, container } = renderUi(<Card />)
  expect(screen.getByRole('link', { name: '+994 12' })).toHaveAttribute('href', 'tel:+99412')
  expect(screen.getByRole('link', { name: 'Baku' })).toHaveAttribute('target', '_blank')
  expect(container.innerHTML).not.toContain('maps.example/embed')
  const button = screen.getByRole('button', { name: 'Show the map' })
  expect(button).toHaveAccessibleDescription('From maps.example.')
  await user.click(button)
  const frame = screen.getByTitle('Map of our office')
  expect(frame).toHaveAttribute('src', 'https://maps.example/embed')
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
