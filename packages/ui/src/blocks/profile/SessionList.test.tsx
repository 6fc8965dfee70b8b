import { screen, within } from '@testing-library/react'
import { manySessions, sessionListSample, sessionSamples } from '#testing/profileSamples.ts'
import { renderUi } from '#testing/renderUi.tsx'
import { SessionList } from './SessionList.tsx'

const [first, second] = sessionSamples

it('shows the sessions; the current one is tagged and cannot be ended', async () => {
  renderUi(<SessionList {...sessionListSample} />)
  const [current, phone] = screen.getAllByRole('listitem')
  expect(current).toHaveTextContent('Chrome on WindowsThis browserIn use now · Signed in yesterday at 08:30')
  expect(within(current as HTMLElement).queryByRole('button')).not.toBeInTheDocument()
  expect(
    within(phone as HTMLElement).getByRole('button', { name: /^End the session: Safari on iOS\./ }),
  ).toHaveAccessibleDescription(/^Last seen yesterday at 21:45/)
})

it('ends one session, or all other sessions', async () => {
  const actions = { onEnd: jest.fn(), onEndOthers: jest.fn() }
  const { user } = renderUi(<SessionList {...sessionListSample} {...actions} />)
  await user.click(screen.getByRole('button', { name: /^End the session: Firefox on Linux\./ }))
  expect(actions.onEnd).toHaveBeenCalledWith(3)
  await user.click(screen.getByRole('button', { name: 'End all other sessions' }))
  expect(actions.onEndOthers).toHaveBeenCalledTimes(1)
})

const many = { ...sessionListSample, sessions: manySessions(8) }

it('shows the newest five, then all on request, and focuses the first row that was hidden', async () => {
  const { user } = renderUi(<SessionList {...many} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  await user.click(screen.getByRole('button', { name: 'Show all 8 sessions' }))
  const rows = screen.getAllByRole('listitem')
  expect(rows).toHaveLength(8)
  expect(rows[5]).toHaveFocus()
  expect(screen.queryByRole('button', { name: /^Show all/ })).not.toBeInTheDocument()
})

it('names each button that ends a session differently', async () => {
  const { user } = renderUi(<SessionList {...many} />)
  await user.click(screen.getByRole('button', { name: 'Show all 8 sessions' }))
  const names = screen.getAllByRole('button', { name: /^End the/ }).map((button) => button.ariaLabel)
  expect(names).toContain('End the session: Chrome on Linux. Signed in today at 03:00')
  expect(new Set(names).size).toBe(7)
})

it('has no button where this browser is the only session', () => {
  renderUi(<SessionList {...sessionListSample} sessions={first ? [first] : []} />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('ignores a second press while a session ends', async () => {
  const onEnd = jest.fn()
  const { user } = renderUi(<SessionList {...sessionListSample} onEnd={onEnd} ending={[2]} />)
  await user.click(screen.getByRole('button', { name: 'Ending the session' }))
  expect(onEnd).not.toHaveBeenCalled()
})

it('focuses the heading when the pressed button has disappeared, and only then', async () => {
  const { user, rerender } = renderUi(<SessionList {...sessionListSample} />)
  const heading = screen.getByRole('heading', { name: 'Where you are signed in' })
  rerender(<SessionList {...sessionListSample} sessions={sessionSamples.slice(0, 2)} />)
  expect(heading).not.toHaveFocus()
  await user.click(screen.getByRole('button', { name: /^End the session: Safari on iOS\./ }))
  expect(heading).not.toHaveFocus()
  rerender(<SessionList {...sessionListSample} sessions={first ? [first] : []} />)
  expect(heading).toHaveFocus()
})

it('leaves the focus when a session was ended elsewhere', async () => {
  const { user, rerender } = renderUi(<SessionList {...sessionListSample} />)
  const other = screen.getByRole('button', { name: /^End the session: Safari on iOS\./ })
  await user.click(other)
  rerender(<SessionList {...sessionListSample} sessions={first && second ? [first, second] : []} />)
  expect(other).toHaveFocus()
})

it('announces the outcome of the last ended session', () => {
  const { rerender } = renderUi(
    <SessionList {...sessionListSample} outcome={{ kind: 'done', heading: 'The session has ended' }} />,
  )
  expect(screen.getByRole('status')).toHaveTextContent('The session has ended')
  rerender(
    <SessionList
      {...sessionListSample}
      outcome={{ kind: 'failed', heading: 'It was not ended', text: 'Why' }}
    />,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('It was not ended')
})

it('shows an error in place of the list', () => {
  renderUi(<SessionList {...sessionListSample} sessions={undefined} error={<p>It did not load</p>} />)
  expect(screen.getByText('It did not load')).toBeInTheDocument()
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})

it('says that no session is known', () => {
  renderUi(<SessionList {...sessionListSample} sessions={[]} />)
  expect(screen.getByText('No sessions found')).toBeInTheDocument()
})
