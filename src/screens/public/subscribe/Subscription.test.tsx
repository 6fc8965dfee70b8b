import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const screens = [
  {
    address: '/subscribe/confirm',
    call: '*/api/subscribe/confirm/',
    button: 'Confirm my subscription',
    body: '',
    title: 'Confirm your subscription',
    tab: 'Confirm your subscription',
    done: 'You are subscribed',
    failed: 'The subscription isn’t confirmed yet',
    wayOn: 'Subscribe again on our home page',
  },
  {
    address: '/subscribe/unsubscribe',
    call: '*/api/subscribe/unsubscribe/',
    button: 'Unsubscribe',
    body: 'List-Unsubscribe=One-Click',
    title: 'Unsubscribe from the newsletter',
    tab: 'Unsubscribe',
    done: 'You are unsubscribed',
    failed: 'You are not unsubscribed yet',
    wayOn: 'hello@caspora.example',
  },
]

describe.each(screens)('$address', ({ address, call, button, body, title, tab, done, failed, wayOn }) => {
  it('does nothing when it is opened, and what it says when the button is pressed', async () => {
    const calls: [string | null, string][] = []
    server.use(
      http.post(call, async ({ request }) => {
        calls.push([new URL(request.url).searchParams.get('token'), await request.text()])
        return HttpResponse.json({})
      }),
    )
    const { user } = await renderRoute(`${address}?token=a+b%2Fc`)
    const press = await screen.findByRole('button', { name: button })
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    expect(document.title).toBe(`${tab} · Caspora`)
    expect(calls).toEqual([])
    await user.click(press)
    expect(await screen.findByRole('heading', { level: 1, name: done })).toBeInTheDocument()
    expect(calls).toEqual([['a b/c', body]])
    expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument()
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('says that it failed, and works on Retry', async () => {
    server.use(http.post(call, () => HttpResponse.error(), { once: true }))
    const { user } = await renderRoute(`${address}?token=known`)
    await user.click(await screen.findByRole('button', { name: button }))
    expect(await screen.findByRole('alert')).toHaveTextContent(failed)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: done })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('says that a link is not known and what to do', async () => {
    const { user } = await renderRoute(`${address}?token=unknown`)
    await user.click(await screen.findByRole('button', { name: button }))
    expect(await screen.findByRole('alert')).toHaveTextContent('This link doesn’t work')
    expect(screen.getByRole('alert')).toHaveTextContent(wayOn)
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })

  it.each(['', '?token=', '?token=%20'])(
    'says so at once when the link lacks its token: "%s"',
    async (query) => {
      await renderRoute(`${address}${query}`)
      expect(await screen.findByRole('alert')).toHaveTextContent('This link doesn’t work')
      expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument()
    },
  )
})

it('asks nobody to subscribe who confirms, and leads to the field when the link does not work', async () => {
  await renderRoute('/subscribe/confirm')
  expect(await screen.findByRole('contentinfo')).toBeInTheDocument()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Subscribe again' })).toHaveAttribute('href', '/#newsletter')
})

it('asks nobody to subscribe who unsubscribes, and links the address to write to', async () => {
  await renderRoute('/subscribe/unsubscribe')
  expect(await screen.findByRole('contentinfo')).toBeInTheDocument()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(
    within(screen.getByRole('alert')).getByRole('link', { name: 'hello@caspora.example' }),
  ).toHaveAttribute('href', 'mailto:hello@caspora.example')
})

describe('a link about new vacancies', () => {
  it('says what is confirmed, and where to subscribe again when it does not work', async () => {
    const { user } = await renderRoute('/subscribe/confirm?topic=vacancies&token=unknown')
    await user.click(await screen.findByRole('button', { name: 'Confirm my subscription' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Subscribe again on our career page')
    expect(screen.getByRole('link', { name: 'Subscribe again' })).toHaveAttribute('href', '/career#alerts')
  })

  it('says what ends', async () => {
    const { user } = await renderRoute('/subscribe/unsubscribe?topic=vacancies&token=known')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Stop the vacancy alerts' }),
    ).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Unsubscribe' }))
    expect(await screen.findByText(/subscribe again at any time on our career page/)).toBeInTheDocument()
  })
})
