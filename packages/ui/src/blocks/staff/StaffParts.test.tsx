import { screen, within } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { chatProfileSample, sectionMenuSamples } from '#testing/staffFrameSamples.ts'
import { ChatIntro } from './ChatIntro.tsx'
import { ChatProfileFrame } from './ChatProfileFrame.tsx'
import { SectionMenu } from './SectionMenu.tsx'

it('lists the pages of a section beside the one that is shown', async () => {
  renderUi(
    <SectionMenu {...sectionMenuSamples.en}>
      <h1>My Profile</h1>
    </SectionMenu>,
  )
  const links = within(screen.getByRole('navigation', { name: 'Profile pages' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['My Profile', 'page'],
    ['Security', null],
    ['Notifications', null],
  ])
})

it('folds the pages of a long section under a button with the name of the page', async () => {
  const { user } = renderUi(
    <SectionMenu {...sectionMenuSamples.en} isLong>
      <h1>My Profile</h1>
    </SectionMenu>,
  )
  const button = screen.getByRole('button', { name: 'My Profile' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await user.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await user.tab()
  expect(screen.getByRole('link', { name: 'My Profile' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).toHaveFocus()
})

it('opens and closes the side menu of the chat profile', async () => {
  const onSideOpenChange = jest.fn()
  const frame = (isSideOpen: boolean) => (
    <ChatProfileFrame {...chatProfileSample} isSideOpen={isSideOpen} onSideOpenChange={onSideOpenChange}>
      <h1>My Profile</h1>
    </ChatProfileFrame>
  )
  const { user, rerender } = renderUi(frame(true))
  const toggle = screen.getByRole('button', { name: 'Close the menu' })
  expect(toggle).toHaveAttribute('aria-controls', screen.getByRole('navigation').id)
  expect(screen.getByRole('link', { name: 'My Profile' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Back to chat' })).toHaveAttribute('href', '/staff/chat')
  await user.click(toggle)
  expect(onSideOpenChange).toHaveBeenCalledWith(false)
  rerender(frame(false))
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  expect(toggle).toHaveAccessibleName('Open the menu')
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

it('leads to the ways to reach a colleague', async () => {
  const onMeeting = jest.fn()
  const { user } = renderUi(<ChatIntro onMeeting={onMeeting} />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/staff/directory',
    '/staff/calendar',
    '/staff/news',
    '/staff/chat/user-profile',
  ])
  await user.click(screen.getByRole('link', { name: 'Arrange a meeting' }))
  expect(onMeeting).toHaveBeenCalledTimes(1)
})
