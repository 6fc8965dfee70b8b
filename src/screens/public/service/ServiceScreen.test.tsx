import { serviceSamples } from '@atrium/contract/services/samples'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()
const address = '*/service_details/2'

const sampleOf = (id: number) => {
  const sample = serviceSamples.find((service) => service.id === id)
  if (!sample) throw new Error(`There is no service ${id} in the samples.`)
  return sample
}
const service = sampleOf(2)
const last = sampleOf(8)

const title = (name: string) => screen.findByRole('heading', { level: 1, name })

it('shows all of one service', async () => {
  await renderRoute('/service/2')
  await title(service.EN.LargeHeadName)
  const { LittleHeadName, LittleTextInfo, DetailHeads, DetailTexts, DetailTexts2 } = service.EN
  const texts = [
    LittleHeadName,
    LittleTextInfo,
    ...DetailTexts.flatMap((item) => item.texts),
    ...DetailTexts2.flatMap((item) => item.texts_2),
  ]
  for (const text of texts) expect(screen.getByText(text)).toBeInTheDocument()
  for (const head of DetailHeads.flatMap(({ heads }) => heads))
    expect(screen.getByRole('heading', { level: 2, name: head })).toBeInTheDocument()
  expect(document.title).toBe(`${service.EN.name} · Caspora`)
})

it('leads back to the list, to us, and on to the next service', async () => {
  const { user } = await renderRoute('/service/2')
  await title(service.EN.LargeHeadName)
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
  const breadcrumb = within(main.getByRole('navigation', { name: 'You are here' }))
  expect(breadcrumb.getByText(service.EN.name)).toHaveAttribute('aria-current', 'page')
  expect(breadcrumb.getByRole('link', { name: 'Services' })).toHaveAttribute('href', '/service')
  const next = sampleOf(3)
  await user.click(await main.findByRole('link', { name: next.EN.name }))
  expect(await title(next.EN.LargeHeadName)).toBeInTheDocument()
  expect(screen.queryByText(service.EN.LargeHeadName)).not.toBeInTheDocument()
})

it('comes back to the first service after the last', async () => {
  await renderRoute('/service/8')
  await title(last.EN.LargeHeadName)
  expect(await screen.findByRole('link', { name: sampleOf(1).EN.name })).toHaveAttribute('href', '/service/1')
})

it('asks the server again when the language changes, and speaks it', async () => {
  let calls = 0
  server.use(
    http.get(address, () => {
      calls += 1
      return HttpResponse.json(service)
    }),
  )
  const { user } = await renderRoute('/service/2')
  await title(service.EN.LargeHeadName)
  // jsdom has no width, so the page is the narrow one.
  await user.click(screen.getByRole('button', { name: 'Open the menu' }))
  await user.click(screen.getByRole('link', { name: /Azərbaycanca/ }))
  expect(await title(service.AZ.LargeHeadName)).toBeInTheDocument()
  await waitFor(() => expect(calls).toBe(2))
})

it('shows a text in another language, marked, with a note', async () => {
  server.use(http.get(address, () => HttpResponse.json({ id: 2, order: 2, AZ: service.AZ })))
  await renderRoute('/service/2', { language: 'RU' })
  const heading = await title(service.AZ.LargeHeadName)
  expect(heading.closest('[lang]')).toHaveAttribute('lang', 'az')
  expect(screen.getByRole('note')).toHaveTextContent(/не переведена на русский.*Azərbaycanca/)
})

it('stands with lists of different length and with next to nothing', async () => {
  const { EN } = service
  const bare = { ...EN, LargeHeadName: '', DetailHeads: [], DetailTexts: [{ texts: ['Alone'] }], Images: [] }
  server.use(
    http.get(address, () => HttpResponse.json({ id: 2, order: 2, EN: { ...bare, DetailTexts2: [] } })),
  )
  await renderRoute('/service/2')
  expect(await title(EN.name)).toBeInTheDocument()
  expect(screen.getByText('Alone')).toBeInTheDocument()
})

it.each(['/service/9999', '/service/abc', '/service/0'])(
  'says at %s that there is no such service',
  async (path) => {
    await renderRoute(path)
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no service at this address')
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'All services' })).toHaveAttribute('href', '/service')
    expect(document.title).toBe('There is no service at this address · Caspora')
  },
)

it('offers Retry when the server fails', async () => {
  server.use(http.get(address, () => new HttpResponse('<html>', { status: 502 }), { once: true }))
  const { user } = await renderRoute('/service/2')
  expect(await screen.findByRole('alert')).toHaveTextContent('The service didn’t load')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await title(service.EN.LargeHeadName)).toBeInTheDocument()
})

it('keeps the page when only its neighbours fail to load', async () => {
  server.use(http.get('*/service_details/', () => HttpResponse.json({}, { status: 500 })))
  await renderRoute('/service/2')
  await title(service.EN.LargeHeadName)
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Write to us' })).toBeInTheDocument()
  expect(main.queryByText('Next service')).not.toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
