import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const shown = async () =>
  within(await screen.findByRole('region', { name: 'Open vacancies' })).findAllByRole('heading', { level: 3 })

it('lists every vacancy, each with its facts and a link to it', async () => {
  await renderRoute('/career')
  expect(await shown()).toHaveLength(12)
  expect(screen.getByRole('link', { name: 'Senior React developer' })).toHaveAttribute('href', '/career/1')
  expect(screen.getByRole('link', { name: /All positions/ })).toHaveTextContent('12')
  expect(document.title).toBe('Career · Caspora')
})

it('keeps the chosen category in the address and shows only its vacancies', async () => {
  const { user } = await renderRoute('/career')
  await user.click(await screen.findByRole('link', { name: /^Infrastructure/ }))
  expect(await shown()).toHaveLength(2)
  expect(window.location.search).toBe('?category=infrastructure')
  expect(screen.getByRole('link', { name: /^Infrastructure/ })).toHaveAttribute('aria-current')
  expect(screen.getByText('2 vacancies shown')).toBeInTheDocument()
})

it('keeps city, job type and words in the address, and clears them together', async () => {
  const { user } = await renderRoute('/career?category=development')
  await shown()
  await user.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'Baku')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Job type' }), 'Full time')
  await user.type(screen.getByRole('searchbox', { name: 'Position or keyword' }), 'react')
  expect(await screen.findByText('1 vacancy shown')).toBeInTheDocument()
  expect(window.location.search).toBe('?category=development&city=baku&type=fullTime&q=react')
  expect(screen.getByRole('searchbox')).toHaveFocus()
  await user.click(screen.getByRole('link', { name: 'Clear filters' }))
  expect(await screen.findByText('12 vacancies shown')).toBeInTheDocument()
  expect(window.location.search).toBe('')
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

it('opens with the category that the address names', async () => {
  await renderRoute('/career?category=5')
  expect((await shown()).length).toBeLessThan(12)
})

it('speaks the language that is chosen, lists included', async () => {
  const { user } = await renderRoute('/career')
  await shown()
  // jsdom has no width, so the page is the narrow one.
  await user.click(screen.getByRole('button', { name: 'Open the menu' }))
  await user.click(screen.getByRole('link', { name: /Русский/ }))
  expect(await screen.findByRole('heading', { name: 'Открытые вакансии' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 3, name: 'Руководитель проектов' })).toBeInTheDocument()
  expect(document.documentElement.lang).toBe('ru')
})

it('says so when there are no vacancies', async () => {
  server.use(
    http.get('*/api/v1/jobs/', () => HttpResponse.json([])),
    http.get('*/api/v1/categories/', () => HttpResponse.json([])),
  )
  await renderRoute('/career')
  expect(await screen.findByText('No open vacancies today')).toBeInTheDocument()
  expect(screen.getAllByRole('link', { name: 'Send your CV' }).length).toBeGreaterThan(0)
})

it('tells a failure instead of loading for ever, and loads on Retry', async () => {
  server.use(
    http.get('*/api/v1/jobs/', () => HttpResponse.json({ message: 'x' }, { status: 500 }), { once: true }),
  )
  const { user } = await renderRoute('/career')
  expect(await screen.findByRole('alert')).toHaveTextContent('The vacancies didn’t load')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await shown()).toHaveLength(12)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it.each([
  ['null', null],
  ['another shape', { a: 1 }],
])('takes an answer of %s for a failure, not for vacancies', async (_shape, answer) => {
  server.use(http.get('*/api/v1/jobs/', () => HttpResponse.json(answer)))
  await renderRoute('/career')
  expect(await screen.findByRole('alert')).toHaveTextContent('The vacancies didn’t load')
})

it('gives three reasons to work here', async () => {
  await renderRoute('/career')
  await shown()
  const section = document.getElementById('whyWork') as HTMLElement
  expect(within(section).getAllByRole('heading', { level: 3 })).toHaveLength(3)
})

describe('the form for mails about new vacancies', () => {
  const form = () => within(screen.getByRole('form', { name: 'New vacancies by email' }))

  it('sends the address with the ticked categories, of which the chosen one is the first', async () => {
    const sent: object[] = []
    server.use(
      http.post('*/api/subscribe/', async ({ request }) => {
        sent.push(Object.fromEntries(await request.formData()))
        return HttpResponse.json({})
      }),
    )
    const { user } = await renderRoute('/career?category=design')
    await shown()
    expect(form().getByRole('checkbox', { name: 'Design' })).toBeChecked()
    await user.click(form().getByRole('checkbox', { name: 'Support' }))
    await user.type(form().getByRole('textbox'), 'gunesh@example.com')
    await user.click(form().getByRole('button', { name: 'Subscribe' }))
    expect(await form().findByRole('status')).toHaveTextContent('One step is left')
    expect(sent).toEqual([{ email: 'gunesh@example.com', topic: 'vacancies', category_ids: '4,5' }])
    expect(form().getByRole('textbox')).toHaveValue('')
  })

  it('leaves the categories out when none is ticked, and tells what is wrong with the address', async () => {
    const { user } = await renderRoute('/career')
    await shown()
    await user.type(form().getByRole('textbox'), 'gunesh')
    await user.click(form().getByRole('button', { name: 'Subscribe' }))
    expect(form().getByRole('textbox')).toHaveFocus()
    expect(form().getByRole('textbox')).toHaveAccessibleDescription(/isn’t an email address yet/)
  })

  it('is offered when nothing is found, and the filter stays', async () => {
    await renderRoute('/career?category=design&q=zzz')
    expect(await screen.findByText('No vacancies match')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'New vacancies by email' })).toHaveAttribute(
      'href',
      '/career?category=design&q=zzz#alerts',
    )
  })
})
