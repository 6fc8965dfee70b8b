import { screen, within } from '@testing-library/react'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'
import { testEnvironment } from '#testing/testEnvironment.ts'

mockNetwork()

it('says who is responsible, for what, how long, and what one can ask', async () => {
  await renderRoute('/privacy')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'What we do with your data' }),
  ).toBeInTheDocument()
  const main = within(screen.getByRole('main'))
  expect(main.getByText('As of 29 November 2026')).toBeInTheDocument()
  expect(main.getByText(/12 months from the day it arrives, longer only if you allow it/)).toBeInTheDocument()
  expect(main.getByText(/isn’t confirmed is deleted after 7 days/)).toBeInTheDocument()
  expect(main.getByText(/998-IIIQ/)).toBeInTheDocument()
  const addresses = main.getAllByRole('link', { name: 'hello@caspora.example' })
  expect(addresses).toHaveLength(3)
  for (const address of addresses) expect(address).toHaveAttribute('href', 'mailto:hello@caspora.example')
  expect(document.title).toBe('Privacy · Caspora')
})

it('lists the sections, and each entry leads to one', async () => {
  await renderRoute('/privacy', { language: 'RU' })
  const contents = within(await screen.findByRole('navigation', { name: 'На этой странице' }))
  for (const link of contents.getAllByRole('link')) {
    const [, id = ''] = (link.getAttribute('href') ?? '').split('#')
    expect(document.getElementById(id)).toHaveAccessibleName(link.textContent ?? '')
  }
  expect(contents.getAllByRole('link')).toHaveLength(7)
})

it('ends with what the company adds', async () => {
  const own = { heading: 'Further information', item: { text: 'We film the gate.\n\nFor {{days}} days.' } }
  await renderRoute('/privacy', { published: { privacy: { own } } })
  const section = await screen.findByRole('region', { name: 'Further information' })
  expect(within(section).getByText('For {{days}} days.')).toBeVisible()
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
  expect(contents.getAllByRole('link').at(-1)).toHaveTextContent('Further information')
})

it('names everything that the browser keeps', async () => {
  const { user } = await renderRoute('/privacy', { language: 'AZ' })
  const summary = await screen.findByText('Brauzerin yaddaşındakı qeydlər (15)')
  expect(screen.getByText('draft:…')).not.toBeVisible()
  await user.click(summary)
  expect(screen.getByText('draft:…')).toBeVisible()
  const table = within(screen.getByRole('table', { name: 'Brauzerin yaddaşındakı qeydlər' }))
  for (const name of [
    'language',
    'i18nextLng',
    'i18next',
    'theme',
    'window',
    'popupShown',
    'consent',
    'draft:…',
    'sentApplication',
  ])
    expect(table.getByRole('rowheader', { name })).toBeInTheDocument()
})

it('lets maps be allowed and forbidden; what is chosen holds on the pages with a map', async () => {
  const { user, store } = await renderRoute('/privacy')
  const maps = await screen.findByRole('checkbox', { name: 'Always show maps' })
  expect(maps).not.toBeChecked()
  await user.click(maps)
  expect(maps).toBeChecked()
  expect(store.getState().consent.maps).toBe('allowed')
  await user.click(maps)
  expect(store.getState().consent.maps).toBe('ask')
  await user.click(maps)
  await user.click(
    within(screen.getByRole('navigation', { name: 'Main menu' })).getByRole('link', { name: 'Contact' }),
  )
  expect(await screen.findByTitle('Map of our office')).toHaveAttribute(
    'src',
    expect.stringContaining('openstreetmap.org'),
  )
})

it('names the e-mail service only where one is configured', async () => {
  const { hosts } = testEnvironment
  const own = hosts.email
  const first = await renderRoute('/privacy')
  expect(await screen.findByText(/Our email provider, which carries/)).toBeInTheDocument()
  expect(screen.queryByText(/The service at/)).not.toBeInTheDocument()
  first.unmount()
  hosts.email = 'https://api.emailjs.com'
  await renderRoute('/privacy')
  expect(await screen.findByText(/The service at api.emailjs.com/)).toBeInTheDocument()
  hosts.email = own
})
