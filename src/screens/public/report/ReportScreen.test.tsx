import { screen, within } from '@testing-library/react'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

mockNetwork()

it('shows the report of one week with work, time and cost that agree, and the same as a PDF in the reader’s language', async () => {
  const { user } = await renderRoute('/report')
  expect(await screen.findByRole('link', { name: 'Open as PDF' })).toHaveAttribute(
    'href',
    '/media/report/en.pdf',
  )
  const report = within(screen.getByRole('article'))
  expect(
    report.getByRole('heading', { name: 'Report for week 9 of 24 · 2–6 March 2026' }),
  ).toBeInTheDocument()
  // Fifteen weeks later.
  expect(report.getByText('On plan · launch 19 June 2026')).toBeInTheDocument()
  expect(report.getByText('37% of the work in 38% of the time')).toBeInTheDocument()
  expect(report.getByText('37% of the 186,000 AZN agreed')).toBeInTheDocument()
  expect(report.getByRole('region', { name: 'Late, and why' })).toHaveTextContent(
    /Label printers.*Stock list/,
  )
  const daysOf = (part: string) =>
    [...(report.getByRole('region', { name: part }).textContent ?? '').matchAll(/(\d+) March/g)].map(
      ([, day]) => Number(day),
    )
  const isWithin = (from: number, to: number) => (day: number) => from <= day && day <= to
  expect(daysOf('Done this week').every(isWithin(2, 6))).toBe(true)
  expect(daysOf('Next week').every(isWithin(9, 13))).toBe(true)

  await user.click(screen.getByRole('button', { name: 'Open the menu' }))
  await user.click(screen.getByRole('link', { name: /Русский/ }))
  expect(await screen.findByRole('link', { name: 'Открыть PDF' })).toHaveAttribute(
    'href',
    '/media/report/ru.pdf',
  )
})

it('leaves the PDF to the browser', async () => {
  const { user } = await renderRoute('/report')
  const isLeft: boolean[] = []
  const listen = (event: Event) => {
    isLeft.push(!event.defaultPrevented)
    event.preventDefault()
  }
  window.addEventListener('click', listen)
  await user.click(await screen.findByRole('link', { name: /PDF/ }))
  window.removeEventListener('click', listen)
  expect(isLeft).toEqual([true])
})
