import { screen, within } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { PartnersMarquee } from './PartnersMarquee.tsx'

const marquee = <PartnersMarquee />

const track = () => screen.getByRole('list').parentElement as HTMLElement

it('names every partner once for screen readers', async () => {
  const { container } = renderUi(marquee)
  const list = within(screen.getByRole('list', { name: 'Our partners' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Nargin Marine', 'Gilavar Wind', 'Bozdağ Cement']),
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(10)
  const [again] = container.querySelectorAll('ul[aria-hidden]')
  expect(again).toHaveAttribute('inert')
  expect(again).toHaveTextContent('Gilavar Wind')
})

it('stops and continues with its control, the first stop of the Tab key', async () => {
  const { user } = renderUi(marquee)
  await user.tab()
  const control = screen.getByRole('button', { name: 'Pause the row of partners' })
  expect(control).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(track()).toHaveStyle({ animationPlayState: 'paused' })
  expect(control).toHaveAccessibleName('Move the row of partners')
  await user.keyboard(' ')
  expect(track()).not.toHaveStyle({ animationPlayState: 'paused' })
})
