import { company, sampleCompany, setCompany } from '@atrium/contract/core'
import { teamSamples } from '@atrium/contract/people/samples'
import { screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { faqLink } from '#config/site.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const team = async () => within(await screen.findByRole('region', { name: 'Meet our team' }))
const people = async () =>
  (await (await team()).findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)

it('shows its sections in their order, each where links lead to', async () => {
  await renderRoute('/about')
  expect(await screen.findByRole('heading', { level: 1, name: 'People who keep to the plan' })).toBeVisible()
  const ids = ['aboutHeader', 'whoWeAre', 'partners', 'meetOurTeam', 'faq']
  const sections = [...document.querySelectorAll('main section[id]')].map(({ id }) => id)
  expect(sections.filter((id) => ids.includes(id))).toEqual(ids)
  expect(document.title).toBe('About · Caspora')
})

it('names ten partners', async () => {
  await renderRoute('/about')
  const partners = within(await screen.findByRole('list', { name: 'Our partners' }))
  const names = partners.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(new Set(names).size).toBe(10)
  expect(names).toContain('Bozdağ Cement')
})

it('shows the team in its own order', async () => {
  await renderRoute('/about')
  const inOrder = [...teamSamples].sort((one, other) => one.order - other.order)
  expect(await people()).toEqual(inOrder.map(({ fullname }) => fullname))
})

it('sorts by the order, whatever the order of the answer', async () => {
  const member = (fullname: string, order: number) => ({
    fullname,
    order,
    position: 'P',
    email: `${order}@x`,
  })
  server.use(
    http.get('*/list/all/', () =>
      HttpResponse.json([member('Third', 10), member('First', 1), member('Second', 9)]),
    ),
  )
  await renderRoute('/about')
  expect(await people()).toEqual(['First', 'Second', 'Third'])
})

it('says that the team is on its way', async () => {
  server.use(http.get('*/list/all/', () => delay('infinite')))
  await renderRoute('/about')
  expect(await (await team()).findByRole('status')).toHaveTextContent('Loading the team')
})

it('says that the team did not load, and loads it on Retry', async () => {
  server.use(http.get('*/list/all/', () => new HttpResponse(null, { status: 500 }), { once: true }))
  const { user } = await renderRoute('/about')
  const alert = await (await team()).findByRole('alert')
  expect(alert).toHaveTextContent('The team didn’t load')
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await people()).toHaveLength(teamSamples.length)
  expect((await team()).queryByRole('alert')).not.toBeInTheDocument()
})

it('has no row of portraits without a person', async () => {
  server.use(http.get('*/list/all/', () => HttpResponse.json([])))
  await renderRoute('/about')
  expect(await screen.findByRole('region', { name: 'Questions we are asked' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Meet our team' })).not.toBeInTheDocument())
})

it('answers five questions, one at a time', async () => {
  const { user } = await renderRoute('/about')
  const faq = within(await screen.findByRole('region', { name: 'Questions we are asked' }))
  const questions = faq.getAllByRole('heading', { level: 3 })
  expect(questions).toHaveLength(5)
  const [first] = questions
  const answer = first?.closest('details')?.querySelector('p')
  expect(answer).not.toBeVisible()
  await user.click(first as HTMLElement)
  expect(answer).toBeVisible()
  // The browser keeps one of the same name open.
  expect(new Set(questions.map((each) => each.closest('details')?.getAttribute('name'))).size).toBe(1)
})

it('leads from the questions to the profile at a partner, in a new tab', async () => {
  await renderRoute('/about')
  const link = await screen.findByRole('link', { name: /^Client references \(opens in a new tab\)$/ })
  expect(link).toHaveAttribute('href', company.partnerProfile)
  expect(link).toHaveAttribute('target', '_blank')
})

it('leads to /about instead when the site is set so', async () => {
  jest.replaceProperty(faqLink, 'going', true)
  await renderRoute('/about')
  expect(await screen.findByRole('link', { name: 'More about the company' })).toHaveAttribute(
    'href',
    '/about',
  )
  expect(screen.queryByRole('link', { name: /^Client references/ })).not.toBeInTheDocument()
  jest.restoreAllMocks()
})

it('ends the questions without a link when the company has no profile at a partner', async () => {
  setCompany({ ...sampleCompany, partnerProfile: '' })
  await renderRoute('/about')
  const faq = within(await screen.findByRole('region', { name: 'Questions we are asked' }))
  expect(faq.getAllByRole('heading', { level: 3 })).toHaveLength(5)
  expect(faq.queryByRole('link')).not.toBeInTheDocument()
  setCompany()
})

it('speaks the reader’s language, positions included', async () => {
  await renderRoute('/about', { language: 'AZ' })
  const section = within(await screen.findByRole('region', { name: 'Komandamız' }))
  const [first] = [...teamSamples].sort((one, other) => one.order - other.order)
  expect(await section.findByText(first?.position.AZ as string)).toBeVisible()
})

it('ends with a link to the contact page', async () => {
  await renderRoute('/about')
  const end = within(await screen.findByRole('region', { name: 'Tell us about your task' }))
  expect(end.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
})
