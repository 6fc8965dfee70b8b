import { jobDetailSample, vacancyFactsSample } from '@atrium/contract/careers/samples'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()
const job = jobDetailSample(2)

it('shows all of one vacancy, and the way to apply', async () => {
  await renderRoute('/career/2')
  expect(await screen.findByRole('heading', { level: 1, name: 'Project manager' })).toBeInTheDocument()
  for (const [item] of [...(job?.EN?.Responsibilities ?? []), ...(job?.EN?.Qualifications ?? [])])
    expect(screen.getByText(item as string)).toBeInTheDocument()
  expect(screen.getAllByRole('link', { name: 'Apply' })[0]).toHaveAttribute('href', '/app/2')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: /\+994 12/ })).toHaveAttribute('href', 'tel:+994120000000')
  expect(main.getByRole('link', { name: /Nizami/ })).toHaveAttribute(
    'href',
    expect.stringContaining('maps/search'),
  )
  expect(main.getByText(/replies within five working days/)).toBeInTheDocument()
  expect(document.title).toBe('Project manager · Caspora')
})

it('leads back to the vacancies', async () => {
  const { user } = await renderRoute('/career/2')
  const breadcrumb = within(await screen.findByRole('navigation', { name: 'You are here' }))
  await user.click(breadcrumb.getByRole('link', { name: 'Career' }))
  expect(await screen.findByRole('heading', { name: 'Open vacancies' })).toBeInTheDocument()
})

it.each(['/career/9999', '/career/abc', '/app/9999'])(
  'says at %s that there is no such vacancy',
  async (address) => {
    await renderRoute(address)
    expect(await screen.findByRole('alert')).toHaveTextContent('Error: Unable to load job details.')
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
    expect(document.title).toBe('The vacancy wasn’t found · Caspora')
    expect(screen.getByRole('link', { name: 'All open vacancies' })).toHaveAttribute(
      'href',
      '/career#vacancies',
    )
  },
)

it.each(['/career/2', '/app/2'])('offers similar vacancies at %s when it is closed', async (address) => {
  const facts = vacancyFactsSample(2, '2026-11-21')
  server.use(
    http.get('*/api/v1/jobs/2', () => HttpResponse.json({ ...job, facts: { ...facts, isClosed: true } })),
  )
  await renderRoute(address)
  expect(await screen.findByRole('heading', { level: 1, name: 'This vacancy is closed' })).toBeInTheDocument()
  expect(screen.getByText(/“Project manager” takes no more applications/)).toBeInTheDocument()
  const similar = within(await screen.findByRole('region', { name: 'Similar open vacancies' }))
  expect(similar.getByRole('link', { name: 'Business analyst' })).toHaveAttribute('href', '/career/10')
  // Mails about new ones of its category.
  expect(await screen.findByRole('checkbox', { name: 'Project management' })).toBeChecked()
  expect(screen.queryByRole('link', { name: 'Apply' })).not.toBeInTheDocument()
  expect(document.title).toBe('Vacancy closed: Project manager · Caspora')
})

it('offers Retry when the server fails', async () => {
  server.use(http.get('*/api/v1/jobs/2', () => new HttpResponse('<html>', { status: 502 }), { once: true }))
  const { user } = await renderRoute('/career/2')
  expect(await screen.findByRole('alert')).toHaveTextContent('Error: Unable to load job details.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Project manager' })).toBeInTheDocument()
})

it('shows a vacancy without the reader’s language in another one, which the whole page can have', async () => {
  server.use(http.get('*/api/v1/jobs/2', () => HttpResponse.json({ AZ: job?.AZ })))
  const { user } = await renderRoute('/career/2', { language: 'RU' })
  const main = within(await screen.findByRole('main'))
  expect(await main.findByText('Эта вакансия ещё не переведена на русский')).toBeInTheDocument()
  expect(main.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'az')
  expect(main.getAllByRole('link', { name: 'Откликнуться' })[0]).toHaveAttribute('href', '/app/2')
  expect(main.queryByRole('link', { name: 'English' })).not.toBeInTheDocument()
  await user.click(main.getByRole('link', { name: 'Azərbaycanca' }))
  await waitFor(() => expect(main.queryByRole('link', { name: 'Azərbaycanca' })).not.toBeInTheDocument())
  expect(
    await screen.findByRole('heading', { level: 1, name: job?.AZ?.Position as string }),
  ).toBeInTheDocument()
})
