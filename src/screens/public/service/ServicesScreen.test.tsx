import { existsSync } from 'node:fs'
import path from 'node:path'
import { serviceListSamples, serviceSamples } from '@atrium/contract/services/samples'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()
const address = '*/service_details/'
const names = serviceListSamples.map(({ EN }) => EN?.name)

const shown = async () => {
  const main = within(await screen.findByRole('main'))
  const cards = within((await main.findByRole('list')) as HTMLElement)
  return cards.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
}

it('shows every service by its order, each as a link to its page', async () => {
  server.use(http.get(address, () => HttpResponse.json([...serviceListSamples].reverse())))
  await renderRoute('/service')
  expect(await shown()).toEqual(names)
  for (const { id, EN } of serviceListSamples)
    expect(screen.getByRole('link', { name: EN?.name as string })).toHaveAttribute('href', `/service/${id}`)
  expect(document.title).toBe('Services · Caspora')
})

it('asks the server again when the language changes, and speaks it', async () => {
  let calls = 0
  server.use(
    http.get(address, () => {
      calls += 1
      return HttpResponse.json(serviceListSamples)
    }),
  )
  const { user } = await renderRoute('/service')
  await shown()
  expect(calls).toBe(1)
  // jsdom has no width, so the page is the narrow one.
  await user.click(screen.getByRole('button', { name: 'Open the menu' }))
  await user.click(screen.getByRole('link', { name: /Русский/ }))
  await waitFor(() => expect(calls).toBe(2))
  await waitFor(async () => expect(await shown()).toEqual(serviceListSamples.map(({ RU }) => RU?.name)))
})

it('shows a service in another language, marked, rather than hide it', async () => {
  const [first] = serviceListSamples
  server.use(http.get(address, () => HttpResponse.json([{ id: 1, order: 1, AZ: first?.AZ }])))
  await renderRoute('/service')
  const link = await screen.findByRole('link', { name: first?.AZ?.name as string })
  expect(link.closest('[lang]')).toHaveAttribute('lang', 'az')
})

it('says so when there are none', async () => {
  server.use(http.get(address, () => HttpResponse.json([])))
  await renderRoute('/service')
  expect(await screen.findByText('The list of services is empty today')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
})

it('tells a failure instead of loading for ever, and loads on Retry', async () => {
  server.use(http.get(address, () => HttpResponse.json({ message: 'x' }, { status: 500 }), { once: true }))
  const { user } = await renderRoute('/service')
  expect(await screen.findByRole('alert')).toHaveTextContent('The services didn’t load')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: names[0] as string })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('has every picture that the sample services name', () => {
  const pictures = serviceSamples.flatMap(({ EN }) => EN.Images)
  expect(pictures.filter((file) => !existsSync(path.join(process.cwd(), 'public', file)))).toEqual([])
})

it('ends with a link to the contact page', async () => {
  await renderRoute('/service')
  const end = within(await screen.findByRole('region', { name: 'Tell us about your task' }))
  expect(end.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
})
