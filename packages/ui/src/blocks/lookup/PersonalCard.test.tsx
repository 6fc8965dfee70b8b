import { company, contacts } from '@atrium/contract/core'
import { screen, within } from '@testing-library/react'
import { cardSample, longCardSample } from '#testing/cardSamples.ts'
import { renderUi } from '#testing/renderUi.tsx'
import { PersonalCard } from './PersonalCard.tsx'

it('shows the name, and links the contacts', async () => {
  const onSave = jest.fn()
  const { user } = renderUi(<PersonalCard {...cardSample} onSave={onSave} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Günəş Əliyeva' })).toBeInTheDocument()
  expect(screen.getByText('Project manager')).toBeInTheDocument()
  const links = within(screen.getByRole('list')).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    'Email gunes.aliyeva@caspora.example',
    'LinkedIn Caspora company page',
    `Location ${company.address.EN}`,
    'Website caspora.example',
  ])
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'mailto:gunes.aliyeva@caspora.example',
    company.social.LinkedIn,
    contacts.mapsSearch('EN'),
    '/',
  ])
  await user.click(screen.getByRole('button', { name: 'Save contact' }))
  expect(onSave).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('opens other sites in a new tab', () => {
  renderUi(<PersonalCard {...cardSample} />)
  const tabOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('target')
  expect(tabOf(/^LinkedIn/)).toBe('_blank')
  expect(tabOf(/^Location/)).toBe('_blank')
  expect(tabOf(/^Email/)).toBeNull()
  expect(tabOf(/^Website/)).toBeNull()
})

it('announces the saved contact', async () => {
  renderUi(<PersonalCard {...longCardSample} />, { lng: 'ru' })
  expect(screen.getByRole('status')).toHaveTextContent('Файл контакта готов')
  expect(screen.getByRole('status')).toHaveTextContent('Откройте файл card.vcf')
})

it('has no empty line for an unknown position', () => {
  renderUi(<PersonalCard {...cardSample} card={{ ...cardSample.card, position: '' }} />)
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toBe(screen.getByRole('list'))
})
