import { screen, within } from '@testing-library/react'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

mockNetwork()

const footer = async () => within(await screen.findByRole('contentinfo'))

it('has a footer with links to all the required sections', async () => {
  await renderRoute('/sendCv')
  await screen.findByRole('heading', { level: 1 })
  const addresses = (await footer()).getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/about#aboutHeader',
      '/about#whoWeAre',
      '/about#partners',
      '/about#meetOurTeam',
      '/about#faq',
      '/career#whyWork',
      '/contact#contactUs',
      '/contact#address',
    ]),
  )
})

it('shows phone, e-mail, the application, social networks and privacy', async () => {
  await renderRoute('/sendCv')
  await screen.findByRole('heading', { level: 1 })
  const foot = await footer()
  const hrefOf = (name: string) => foot.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('+994 12 000 00 00')).toBe('tel:+994120000000')
  expect(hrefOf('hello@caspora.example')).toBe('mailto:hello@caspora.example')
  expect(hrefOf('Our app in the App Store')).toMatch('https://apps.apple.com/')
  expect(hrefOf('Privacy')).toBe('/privacy')
  const elsewhere = within(foot.getByRole('list', { name: 'Social media' }))
  expect(elsewhere.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'LinkedIn',
    'Instagram',
    'Facebook',
  ])
})

it('offers the five pages and the sign-in, marks the current one, shows the current language and offers the two others', async () => {
  await renderRoute('/sendCv')
  await screen.findByRole('heading', { level: 1 })
  const menu = within(screen.getByRole('navigation', { name: 'Main menu', hidden: true }))
  const links = menu.getAllByRole('link', { hidden: true }).filter((link) => !link.hasAttribute('hreflang'))
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['About', '/about'],
    ['Services', '/service'],
    ['Career', '/career'],
    ['Contact', '/contact'],
    ['Staff sign-in', '/staff/login'],
  ])
  expect(links.filter((link) => link.ariaCurrent ?? link.getAttribute('aria-current'))).toEqual([links[3]])
  const languages = menu
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.hasAttribute('hreflang'))
  expect(languages.map(({ textContent }) => textContent)).toEqual(['AZ', 'RU'])
  expect(menu.getByText('EN')).toHaveAttribute('aria-current', 'true')
})

it('links to the application in a new tab', async () => {
  await renderRoute('/privacy')
  const link = await screen.findByRole('link', { name: /^Get our app App Store/ })
  expect(link).toHaveAttribute('href', 'https://apps.apple.com/app/caspora-example')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noreferrer')
})

it.each(['/', '/about', '/service', '/service/2', '/career', '/career/2', '/contact', '/app/2', '/sendCv'])(
  'has its frame around %s',
  async (address) => {
    await renderRoute(address)
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument()
    // jsdom treats the header of an article as a banner too.
    const [banner] = await screen.findAllByRole('banner')
    expect(within(banner as HTMLElement).getByRole('navigation', { name: 'Main menu' })).toBeInTheDocument()
    expect(await screen.findByRole('contentinfo')).toBeInTheDocument()
  },
)
