import { screen } from '@testing-library/react'
import { aboutSamples } from '#testing/aboutSamples.ts'
import { renderUi } from '#testing/renderUi.tsx'
import { Faq } from './Faq.tsx'

const faq = <Faq {...aboutSamples.link} />

it('has every question as a heading, all of them closed; a press opens one and closes it', async () => {
  const { user } = renderUi(faq)
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(5)
  const answer = screen.getByText(/^An estimate takes about a week/)
  expect(answer).not.toBeVisible()
  const question = screen.getByRole('heading', { name: /estimate/ })
  await user.click(question)
  expect(answer).toBeVisible()
  await user.click(question)
  expect(answer).not.toBeVisible()
})

it('keeps one answer open at a time, by the browser', () => {
  const { container } = renderUi(faq)
  const names = [...container.querySelectorAll('details')].map((item) => item.getAttribute('name') ?? 'none')
  expect([names.length, new Set(names).size, names.includes('none')]).toEqual([5, 1, false])
})

it('leads to the profile in a new tab, and says so', async () => {
  renderUi(faq)
  const link = screen.getByRole('link', {
    name: 'Client references (opens in a new tab)',
  })
  expect(link).toHaveAttribute('href', 'https://clutch.co/profile/caspora-example')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noreferrer')
})

it('leads to our own page when it is going there', () => {
  renderUi(<Faq {...aboutSamples.link} going />)
  const link = screen.getByRole('link', { name: 'More about the company' })
  expect(link).toHaveAttribute('href', '/about')
  expect(link).not.toHaveAttribute('target')
})
