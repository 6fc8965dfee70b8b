import { setCompany } from '@atrium/contract/core'
import { serviceSamples } from '@atrium/contract/services/samples'
import { screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()
const path = '*/service_details/'

const services = async (name = 'What we do') => within(await screen.findByRole('region', { name }))

/** The names of the cards, in the order of the page. */
const shown = async (region = services()) =>
  (await (await region).findAllByRole('heading', { level: 3 })).map((heading) => heading.textContent)

it('says what the company promises, and leads on', async () => {
  await renderRoute('/')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Technology that ships on the day we said.' }),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Explore' })).toHaveAttribute('href', '/#why')
  expect(screen.getByRole('link', { name: 'Talk to us' })).toHaveAttribute('href', '/contact')
  const why = await screen.findByRole('region', { name: 'Why teams choose us' })
  expect(why).toHaveAttribute('id', 'why')
  expect(
    within(why)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(['Dates we keep', 'Engineers who stay', 'Plain reporting', 'Security from day one'])
  expect(document.title).toBe('IT and project management · Caspora')
})

it('shows the first six services by their order, each a link to its page, and the way to all', async () => {
  // The server may send them in any order.
  server.use(http.get(path, () => HttpResponse.json([...serviceSamples].reverse())))
  await renderRoute('/')
  const first = serviceSamples.slice(0, 6)
  expect(await shown()).toEqual(first.map(({ EN }) => EN.name))
  const region = await services()
  for (const { id, EN } of first) {
    expect(region.getByRole('link', { name: EN.name })).toHaveAttribute('href', `/service/${id}`)
    expect(region.getByText(EN.LittleTextInfo)).toBeInTheDocument()
  }
  expect(region.getByRole('link', { name: 'All services' })).toHaveAttribute('href', '/service')
  const pictures = region.getAllByRole('presentation')
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(first.map(({ EN }) => EN.Images[0]))
})

it('shows two projects with the plan beside what came of it, and leads to a report', async () => {
  await renderRoute('/')
  const cases = await screen.findByRole('region', { name: 'Two projects in figures' })
  const [warehouse, clinics] = within(cases).getAllByRole('listitem')
  expect(warehouse).toHaveTextContent(/Planned24 weeks.*Took24 weeks.*reports sent24.*movednever/)
  expect(clinics).toHaveTextContent(/Planned12 weeks.*Took13 weeks.*reports sent13.*movedonce/)
  expect(within(cases).getByRole('link', { name: 'Read one of the reports' })).toHaveAttribute(
    'href',
    '/report',
  )
})

it('counts what there is in numbers', async () => {
  await renderRoute('/')
  const numbers = within(await screen.findByRole('region', { name: 'In numbers' }))
  expect(numbers.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '120+projects delivered since 2014',
    '500+servers, networks and applications in our care',
    '98%of clients satisfied: 63 of the 64 who answered our survey in 2025',
  ])
})

it('speaks another language when it is chosen, and asks for the services again', async () => {
  let asked = 0
  server.events.on('request:start', ({ request }) => {
    if (new URL(request.url).pathname === '/service_details/') asked += 1
  })
  const { user } = await renderRoute('/')
  await shown()
  expect(asked).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Open the menu' }))
  await user.click(screen.getByRole('link', { name: /Русский/ }))
  expect(await shown(services('Чем мы занимаемся'))).toEqual(
    serviceSamples.slice(0, 6).map(({ RU }) => RU.name),
  )
  expect(asked).toBe(2)
  // The numeral decides the form of the word.
  expect(screen.getByText('сданных проектов с 2014 года')).toBeInTheDocument()
  server.events.removeAllListeners()
})

it('shows a service that lacks the reader’s language in another one, and says which', async () => {
  const [service] = serviceSamples
  server.use(http.get(path, () => HttpResponse.json([{ id: 1, order: 1, AZ: service?.AZ }])))
  await renderRoute('/')
  const card = (await (await services()).findByRole('link', { name: service?.AZ.name as string })).closest(
    'li',
  )
  expect(card).toHaveAttribute('lang', 'az')
})

it('says that the services are on their way', async () => {
  server.use(http.get(path, () => delay('infinite')))
  await renderRoute('/')
  expect(await (await services()).findByRole('status')).toHaveTextContent('Loading the services')
})

it('tells a failure, and loads on Retry', async () => {
  server.use(http.get(path, () => HttpResponse.json({ message: 'x' }, { status: 500 }), { once: true }))
  const { user } = await renderRoute('/')
  expect(await screen.findByRole('alert')).toHaveTextContent('The services didn’t load')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await shown()).toHaveLength(6)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('has no band of services when there are none', async () => {
  server.use(http.get(path, () => HttpResponse.json([])))
  await renderRoute('/')
  expect(await screen.findByRole('region', { name: 'In numbers' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'What we do' })).not.toBeInTheDocument())
})

it('says what another company does, without the projects of the samples', async () => {
  const tagline = { AZ: 'Diş klinikası', EN: 'Dental clinic', RU: 'Стоматология' }
  setCompany({ name: 'Gəncə Dent', domain: 'gence-dent.example', tagline })
  await renderRoute('/')
  await shown()
  expect(document.title).toBe('Dental clinic · Gəncə Dent')
  expect(within(screen.getByRole('contentinfo')).getByText('Dental clinic')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Two projects in figures' })).not.toBeInTheDocument()
  setCompany()
})
