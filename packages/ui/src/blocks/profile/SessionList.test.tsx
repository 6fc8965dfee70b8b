import { screen, within } from '@testing-library/react'
import { sessionListSample } from '#testing/profileSamples.ts'
import { renderUi } from '#testing/renderUi.tsx'
import { SessionList } from './SessionList.tsx'

const [first, second] = sessionListSample.sessions

it('shows the sessions; the current one is tagged and cannot be ended', async () => {
  renderUi(<SessionList {...sessionListSample} />)
  const [current, phone] = screen.getAllByRole('listitem')
  expect(current).toHaveTextContent('Chrome on WindowsThis browserIn use now · Signed in on 21 November 2026')
  expect(within(current as HTMLElement).queryByRole('button')).not.toBeInTheDocument()
  expect(
    within(phone as HTMLElement).getByRole('button', { name: 'End the session: Safari on iOS' }),
  ).toHaveAccessibleDescription(/^Last seen yesterday at 21:45/)
})

it('ends one session, or all other sessions', async () => {
  const actions = { onEnd: jest.fn(), onEndOthers: jest.fn() }
  const { user } = renderUi(<SessionList {...sessionListSample} {...actions} />)
  await user.click(screen.getByRole('button', { name: 'End the session: Firefox on Linux' }))
  expect(actions.onEnd).toHaveBeenCalledWith(3)
  await user.click(screen.getByRole('button', { name: 'End all other sessions' }))
  expect(actions.onEndOthers).toHaveBeenCalledTimes(1)
})

it('has no button where this browser is the only session', () => {
  renderUi(<SessionList {...sessionListSample} sessions={first ? [first] : []} />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('ignores a second press while a session ends', async () => {
  const onEnd = jest.fn()
  const ending = sessionListSample.sessions.map((session) => ({ ...session, isEnding: session.id === 2 }))
  const { user } = renderUi(<SessionList {...sessionListSample} onEnd={onEnd} sessions={ending} />)
  await user.click(screen.getByRole('button', { name: 'Ending the session' }))
  expect(onEnd).not.toHaveBeenCalled()
})

it('focuses the heading when the pressed button has disappeared, and only then', async () => {
  const { user, rerender } = renderUi(<SessionList {...sessionListSample} />)
  const heading = screen.getByRole('heading', { name: 'Where you are signed in' })
  rerender(<SessionList {...sessionListSample} sessions={sessionListSample.sessions.slice(0, 2)} />)
  expect(heading).not.toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'End the session: Safari on iOS' }))
  expect(heading).not.toHaveFocus()
  rerender(<SessionList {...sessionListSample} sessions={first ? [first] : []} />)
  expect(heading).toHaveFocus()
})

it('leaves the focus when a session was ended elsewhere', async () => {
  const { user, rerender } = renderUi(<SessionList {...sessionListSample} />)
  const other = screen.getByRole('button', { name: 'End the session: Safari on iOS' })
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

it('shows its children in place of the list', () => {
  renderUi(
    <SessionList {...sessionListSample} sessions={[]}>
      <p>It did not load</p>
    </SessionList>,
  )
  expect(screen.getByText('It did not load')).toBeInTheDocument()
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})
