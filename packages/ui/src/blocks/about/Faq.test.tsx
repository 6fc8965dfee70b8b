import { fireEvent, screen } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { aboutSamples } from './aboutSamples.ts'
import { Faq } from './Faq.tsx'
import { FaqLink } from './FaqLink.tsx'

const faq = <Faq id="faq" {...aboutSamples.faq} />

const question = (name: string | RegExp) => screen.getByRole('button', { name })

afterEach(() => {
  Reflect.deleteProperty(document, 'onbeforematch')
})

it('has every question as a heading, all of them closed', async () => {
  renderUi(faq)
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  for (const button of screen.getAllByRole('button')) expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByText('It takes about a week.')).not.toBeVisible()
})

it('opens one at a time, and the open one closes at a press', async () => {
  const { user } = renderUi(faq)
  await user.click(question(/estimate/))
  const panel = screen.getByRole('region', { name: /estimate/ })
  expect(panel).toHaveTextContent('It takes about a week.')
  expect(question(/estimate/)).toHaveAttribute('aria-controls', panel.id)
  await user.click(question(/code/))
  expect(question(/estimate/)).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('region', { name: /estimate/ })).not.toBeInTheDocument()
  expect(screen.getByRole('region', { name: /code/ })).toBeVisible()
  await user.click(question(/code/))
  expect(question(/code/)).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('region', { name: /code/ })).not.toBeInTheDocument()
})

it('opens by Enter and Space', async () => {
  const { user } = renderUi(faq)
  await user.tab()
  await user.keyboard('{Enter}')
  expect(question(/estimate/)).toHaveAttribute('aria-expanded', 'true')
  await user.tab()
  await user.keyboard(' ')
  expect(question(/code/)).toHaveAttribute('aria-expanded', 'true')
})

it('lets the browser find what is closed, and opens it then', () => {
  Object.defineProperty(document, 'onbeforematch', { value: null, configurable: true })
  renderUi(faq)
  const answer = screen.getByText(/from Astara/)
  const panel = answer.closest('[hidden]')
  expect(panel).toHaveAttribute('hidden', 'until-found')
  fireEvent(panel as Element, new Event('beforematch', { bubbles: true }))
  expect(question(/outside Baku/)).toHaveAttribute('aria-expanded', 'true')
  expect(panel).not.toHaveAttribute('hidden')
})

it('leads to the profile in a new tab, and says so', async () => {
  renderUi(<FaqLink going={false} {...aboutSamples.link} />)
  const link = screen.getByRole('link', {
    name: 'Our profile and references on a partner’s site (opens in a new tab)',
  })
  expect(link).toHaveAttribute('href', 'https://clutch.co/profile/caspora-example')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noreferrer')
})

it('leads to our own page when it is going there', () => {
  renderUi(<FaqLink going {...aboutSamples.link} />)
  const link = screen.getByRole('link', { name: 'More about the company' })
  expect(link).toHaveAttribute('href', '/about')
  expect(link).not.toHaveAttribute('target')
})
