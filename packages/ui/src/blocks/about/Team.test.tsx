import { act, fireEvent, screen, within } from '@testing-library/react'
import { aboutSamples } from '#testing/aboutSamples.ts'
import { renderUi } from '#testing/renderUi.tsx'
import { TeamScroller } from './TeamScroller.tsx'

const scroller = <TeamScroller {...aboutSamples.team} />

/** jsdom lays nothing out: the sizes of a row of 1500 px in a window of 600 px, where scrolling is at once. */
const layOut = ({ window = 600, content = 1500 } = {}) => {
  const area = screen.getByRole('group', { name: 'The team, a row that scrolls sideways' })
  const place = (left: number) => {
    area.scrollLeft = Math.max(0, Math.min(left, content - window))
    fireEvent.scroll(area)
  }
  Object.defineProperties(area, {
    clientWidth: { value: window, configurable: true },
    scrollWidth: { value: content, configurable: true },
  })
  area.scrollBy = jest.fn(({ left = 0 }: ScrollToOptions) => place(area.scrollLeft + left)) as never
  area.scrollTo = jest.fn(({ left = 0 }: ScrollToOptions) => place(left)) as never
  place(0)
  return area
}

const back = () => screen.queryByRole('button', { name: 'Show the previous colleagues' })
const on = () => screen.queryByRole('button', { name: 'Show the next colleagues' })

it('shows each person with a way to write to them', async () => {
  renderUi(scroller)
  expect(screen.getByRole('region', { name: 'Meet our team' })).toHaveAttribute('id', 'meetOurTeam')
  const [card] = screen.getAllByRole('article')
  expect(within(card as HTMLElement).getByRole('heading', { level: 3 })).toHaveTextContent('Günəş Əliyeva')
  expect(card).toHaveTextContent('Project manager')
  expect(card?.querySelector('[data-initials="GƏ"]')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /^gunesh@\s?caspora.example$/ })).toHaveAttribute(
    'href',
    'mailto:gunesh@caspora.example',
  )
})

it('shows a portrait in the place of the initials', () => {
  const portrait = '/pictures/0123456789abcdef-1600.jpg#800x800,50,50&AZ=a&EN=Smiling&RU=b'
  const [member] = aboutSamples.team.members
  renderUi(<TeamScroller stepPx={300} members={[{ ...member, portrait } as never]} />)
  expect(screen.getByRole('img', { name: 'Smiling' })).toBeInTheDocument()
  expect(screen.getByRole('article').querySelector('[data-initials]')).not.toBeInTheDocument()
})

it('has no buttons while all members are in view', () => {
  renderUi(scroller)
  layOut({ content: 600 })
  expect(back()).not.toBeInTheDocument()
  expect(on()).not.toBeInTheDocument()
})

it('moves 300 px a press; the left button is disabled at the start, the right one hidden at the end', async () => {
  const { user } = renderUi(scroller)
  const area = layOut()
  expect(back()).toBeDisabled()
  await user.click(on() as HTMLElement)
  expect(area.scrollLeft).toBe(300)
  expect(area.scrollBy).toHaveBeenLastCalledWith({ left: 300, behavior: 'smooth' })
  await user.click(back() as HTMLElement)
  expect(area.scrollLeft).toBe(0)
  expect(back()).toBeDisabled()
})

it('moves the focus to the other button when a button ends', async () => {
  const { user } = renderUi(scroller)
  layOut()
  on()?.focus()
  await user.keyboard('{Enter}{Enter}{Enter}')
  expect(on()).not.toBeInTheDocument()
  expect(back()).toHaveFocus()
  await user.keyboard('{Enter}{Enter}{Enter}')
  expect(back()).toBeDisabled()
  expect(on()).toHaveFocus()
})

it('scrolls by the keyboard, which leaves other shortcuts alone', async () => {
  const { user } = renderUi(scroller)
  const area = layOut()
  await user.tab()
  await user.tab()
  expect(area).toHaveFocus()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  expect(area.scrollLeft).toBe(300)
  await user.keyboard('{End}')
  expect(area.scrollLeft).toBe(900)
  await user.keyboard('{Home}')
  expect(area.scrollLeft).toBe(0)
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  expect(area.scrollLeft).toBe(0)
})

it('does not animate under reduced motion', async () => {
  const { user } = renderUi(scroller, { reducedMotion: 'always' })
  const area = layOut()
  await user.click(on() as HTMLElement)
  expect(area.scrollBy).toHaveBeenLastCalledWith({ left: 300, behavior: 'instant' })
})

afterEach(() => {
  Reflect.deleteProperty(window, 'ResizeObserver')
})

it('measures again when the window or the row changes its size', () => {
  const resized: (() => void)[] = []
  window.ResizeObserver = class {
    constructor(onResize: () => void) {
      resized.push(onResize)
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  } as never
  renderUi(scroller)
  layOut()
  on()?.focus()
  Object.defineProperty(screen.getByRole('group'), 'clientWidth', { value: 1500 })
  expect(on()).toHaveFocus()
  act(() => {
    for (const tell of resized) tell()
  })
  expect(on()).not.toBeInTheDocument()
  // With no button left, the focus stays near.
  expect(screen.getByRole('group')).toHaveFocus()
})

it('shows the failed query in place of the cards, and nothing without members', () => {
  const { rerender, container } = renderUi(<TeamScroller stepPx={300} members={undefined} />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading the team')
  rerender(<TeamScroller stepPx={300} members={undefined} error={<p>Not today</p>} />)
  expect(screen.getByText('Not today')).toBeInTheDocument()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  rerender(<TeamScroller stepPx={300} members={[]} />)
  expect(container).toBeEmptyDOMElement()
})
