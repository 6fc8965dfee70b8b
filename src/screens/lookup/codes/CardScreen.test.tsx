import { screen, waitFor, within } from '@testing-library/react'
import ICAL from 'ical.js'
import { delay, HttpResponse, http } from 'msw'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const address = '*/list/all/:name/'

const main = () => within(screen.getByRole('main'))

const name = (fullname: string) => screen.findByRole('heading', { level: 1, name: fullname })

afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'share')
})

it('shows whose card it is, and links to the person and the company', async () => {
  await renderRoute('/codes/gunes-aliyeva')
  expect(await name('Günəş Əliyeva')).toBeInTheDocument()
  expect(screen.getByText('Project manager')).toBeInTheDocument()
  const hrefOf = (link: RegExp) => main().getByRole('link', { name: link }).getAttribute('href')
  expect(hrefOf(/^Email gunes/)).toBe('mailto:gunes.aliyeva@caspora.example')
  expect(hrefOf(/^LinkedIn/)).toBe('https://www.linkedin.com/company/caspora-example')
  expect(hrefOf(/^Location/)).toMatch(/maps\/search.*Nizami%20street/)
  expect(hrefOf(/^Website caspora\.example/)).toBe('/')
  expect(document.title).toBe('Günəş Əliyeva · Caspora')
})

it('finds a card whose name is written with other letters', async () => {
  await renderRoute(`/codes/${encodeURIComponent('GÜNƏŞ-Aliyeva')}`)
  expect(await name('Günəş Əliyeva')).toBeInTheDocument()
})

it('speaks the language that is chosen, and keeps the card while it changes', async () => {
  const { user } = await renderRoute('/codes/gunes-aliyeva', { language: 'AZ' })
  await name('Günəş Əliyeva')
  expect(screen.getByText('Layihə meneceri')).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: /Русский/ }))
  expect(await screen.findByText('Руководитель проектов')).toBeInTheDocument()
  expect(main().getByRole('link', { name: /^Адрес/ })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('улица Низами')),
  )
  expect(screen.getByRole('button', { name: 'Сохранить контакт' })).toBeInTheDocument()
})

it('has no link to write by for somebody without an address', async () => {
  const card = { name: 'x', fullname: 'Ёлка', email: '', position: '' }
  server.use(http.get(address, () => HttpResponse.json(card)))
  await renderRoute('/codes/x')
  await name('Ёлка')
  expect(main().queryByRole('link', { name: /^Email/ })).not.toBeInTheDocument()
  expect(main().getAllByRole('listitem')).toHaveLength(3)
})

it('gives the contact as a file that another program reads, and says so', async () => {
  const contents: Blob[] = []
  URL.createObjectURL = (content) => `blob:${contents.push(content as Blob)}`
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user } = await renderRoute('/codes/gunes-aliyeva', { language: 'RU' })
  await user.click(await screen.findByRole('button', { name: 'Сохранить контакт' }))
  expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toBe('gunes-aliyeva.vcf')
  expect(contents[0]?.type).toBe('text/vcard;charset=utf-8')
  const card = new ICAL.Component(ICAL.parse((await contents[0]?.text()) ?? '') as unknown[])
  expect(card.getFirstPropertyValue('fn')).toBe('Günəş Əliyeva')
  expect(card.getFirstPropertyValue('title')).toBe('Руководитель проектов')
  expect(card.getFirstPropertyValue('adr')).toContain('улица Низами, 1, Баку')
  expect(card.getAllProperties('url').map((url) => url.getFirstValue())).toEqual([
    'http://localhost/',
    'http://localhost/codes/gunes-aliyeva',
  ])
  expect(screen.getByText('Откройте файл gunes-aliyeva.vcf, и телефон добавит контакт.')).toBeInTheDocument()
})

it('shows the card as codes', async () => {
  const { user } = await renderRoute('/codes/gunes-aliyeva')
  await user.click(await screen.findByRole('button', { name: 'QR code' }))
  expect(await screen.findByRole('img', { name: 'QR code with the address of this page' })).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Contact' }))
  expect(screen.getByRole('img', { name: 'QR code with the contact: Günəş Əliyeva' })).toBeVisible()
})

describe('sharing', () => {
  const shareBy = (share: () => Promise<void>) =>
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })

  it('is the device’s own', async () => {
    const share = jest.fn(async () => undefined)
    shareBy(share)
    const { user } = await renderRoute('/codes/GUNES-aliyeva')
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    expect(share).toHaveBeenCalledWith({
      title: 'Günəş Əliyeva',
      url: 'http://localhost/codes/gunes-aliyeva',
    })
  })

  it('stays when the person thinks better of it', async () => {
    shareBy(() => Promise.reject(new DOMException('', 'AbortError')))
    const { user } = await renderRoute('/codes/gunes-aliyeva')
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    expect(screen.getByRole('button', { name: 'Share' })).toBeInTheDocument()
  })

  it('gives way to copying where the device refuses', async () => {
    shareBy(() => Promise.reject(new DOMException('', 'NotAllowedError')))
    const { user } = await renderRoute('/codes/gunes-aliyeva')
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    await user.click(await screen.findByRole('button', { name: 'Copy the link' }))
    expect(await screen.findByText('The link is copied.')).toBeInTheDocument()
  })
})

it('says that nobody has such a card, and leads on', async () => {
  await renderRoute('/codes/nobody')
  expect(await screen.findByRole('alert')).toContainElement(await name('There is no such card'))
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  expect(document.title).toBe('There is no such card · Caspora')
})

const tooMany = { message: 'You have looked up too much. Wait 40 seconds.' }

it.each([
  ['no connection', () => HttpResponse.error(), 'We couldn’t reach the server.'],
  ['a server that fails', () => new HttpResponse('<html>', { status: 502 }), 'Our server couldn’t answer'],
  ['too many looks', () => HttpResponse.json(tooMany, { status: 429 }), 'Wait 40 seconds.'],
  ['too many, without a word', () => new HttpResponse(null, { status: 429 }), 'Too many requests'],
  ['an answer that is no card', () => HttpResponse.json([]), 'unexpected reply'],
])('tells %s, and shows the card on Retry with the focus in it', async (_what, answer, texts) => {
  server.use(http.get(address, answer, { once: true }))
  const { user } = await renderRoute('/codes/gunes-aliyeva')
  expect(await screen.findByRole('alert')).toHaveTextContent(texts)
  expect(screen.getByRole('heading', { level: 1, name: 'The card didn’t load' })).toBeInTheDocument()
  expect(document.title).toBe('The card didn’t load · Caspora')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await name('Günəş Əliyeva')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

it('says that the card is loading', async () => {
  server.use(http.get(address, () => delay('infinite')))
  await renderRoute('/codes/gunes-aliyeva')
  expect(await screen.findByText('Loading the card')).toBeInTheDocument()
})
