import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { narrowWindow } from '#testing/narrowWindow.ts'
import { pressOutside } from '#testing/pressOutside.ts'
import { renderUi } from '#testing/renderUi.tsx'
import { staffFrameSamples } from '#testing/staffFrameSamples.ts'
import { StaffFrame, type StaffFrameProps } from './StaffFrame.tsx'

const original = window.matchMedia
let size: ReturnType<typeof narrowWindow>

beforeEach(() => {
  size = narrowWindow()
})

afterEach(() => {
  window.matchMedia = original
})

const sample = staffFrameSamples.en
const frame = (props: Partial<StaffFrameProps> = {}) => (
  <StaffFrame {...sample} {...props}>
    <h1>News</h1>
  </StaffFrame>
)

const drawer = () => screen.queryByRole('dialog', { name: 'Staff menu' })

async function open(props: Partial<StaffFrameProps> = {}) {
  const view = renderUi(frame(props))
  await view.user.click(screen.getByRole('button', { name: 'Open the menu' }))
  await waitFor(() => expect(drawer()).toContainElement(document.activeElement as HTMLElement))
  return view
}

it('is closed at first, whatever a wide window would show', () => {
  renderUi(frame({ isSideOpen: true }))
  expect(drawer()).not.toBeInTheDocument()
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  const toggle = screen.getByRole('button', { name: 'Open the menu' })
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  expect(toggle).toHaveAttribute('aria-haspopup', 'dialog')
})

it('holds the pages, the person, the languages and the way out; the page behind stands still', async () => {
  await open()
  const inside = within(drawer() as HTMLElement)
  expect(inside.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Profile',
    'News',
    'Chat',
    'Suggestions & Complaints',
    'AZ',
    'RU',
  ])
  expect(inside.getByText('leyla.aliyeva@caspora.example')).toBeInTheDocument()
  expect(inside.getByRole('group', { name: 'Language' })).toBeInTheDocument()
  expect(inside.getByRole('button', { name: 'Log Out' })).toBeInTheDocument()
  await waitFor(() => expect(document.body.style.overflow).toBe('hidden'))
})

it.each([
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close the menu' }))],
  ['a press beside it', pressOutside],
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['a chosen page', () => fireEvent.click(screen.getByRole('link', { name: 'Chat' }))],
  ['a chosen language', () => fireEvent.click(screen.getByRole('link', { name: /^AZ/ }))],
])('closes by %s', async (_what, close) => {
  await open()
  await close()
  await waitFor(() => expect(drawer()).not.toBeInTheDocument())
  expect(document.body.style.overflow).toBe('')
})

it('stays when its own ground is pressed', async () => {
  await open()
  fireEvent.click(screen.getByRole('navigation', { name: 'Staff menu' }))
  expect(drawer()).toBeInTheDocument()
})

it('closes when another page is shown, and stays closed on the way back', async () => {
  const { rerender } = await open({ place: '/staff/news' })
  rerender(frame({ place: '/staff/chat' }))
  await waitFor(() => expect(drawer()).not.toBeInTheDocument())
  rerender(frame({ place: '/staff/news' }))
  expect(drawer()).not.toBeInTheDocument()
})

it('gives its place to the side navigation when the window grows', async () => {
  await open()
  act(size.widen)
  expect(drawer()).not.toBeInTheDocument()
  expect(screen.getByRole('navigation', { name: 'Staff menu' })).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Collapse the menu' })).toHaveFocus())
  expect(document.body.style.overflow).toBe('')
})

it('is reached with the keyboard in the order in which it is seen', async () => {
  const { user } = renderUi(frame())
  await user.tab()
  expect(screen.getByRole('button', { name: 'Open the menu' })).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('link', { name: 'Caspora, home page' })).toHaveFocus()
})
