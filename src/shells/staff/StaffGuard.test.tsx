import { samplePassword, staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { readTabValue, writeTab } from '#hooks/useTabState.ts'
import { sessionExpired, signedIn, signedOut } from '#slices/authSlice.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()
const [leyla, rauf] = staffSamples.map(staffUserSample) as [
  ReturnType<typeof staffUserSample>,
  ReturnType<typeof staffUserSample>,
]

beforeEach(() => {
  window.sessionStorage.clear()
})

const address = () => `${window.location.pathname}${window.location.search}`
const typed = () => screen.findByLabelText('Current password')
const dialog = () => screen.findByRole('dialog', { name: 'Your session has ended' })

/** Signs Leyla in and opens the form that changes her password. */
async function open() {
  const view = await renderRoute('/staff/profile/security', { signedInAs: leyla })
  fireEvent.change(await typed(), { target: { value: 'half typed' } })
  return view
}

async function openExpired() {
  const view = await open()
  act(() => void view.store.dispatch(sessionExpired()))
  const box = within(await dialog())
  await waitFor(() => expect(box.getByLabelText('Password')).toHaveFocus())
  return { ...view, box }
}

describe('the guard', () => {
  it.each(['/staff/news?page=2#top', '/staff/profile/security', '/staff/chat/user-profile'])(
    'redirects from %s to the login, which leads back',
    async (wanted) => {
      const { user } = await renderRoute(wanted)
      expect(await screen.findByRole('heading', { level: 1, name: 'Sign In' })).toBeInTheDocument()
      expect(address()).toBe(`/staff/login?${new URLSearchParams({ next: wanted })}`)
      await user.type(screen.getByRole('textbox', { name: 'Email' }), leyla.email)
      await user.type(screen.getByLabelText('Password'), samplePassword)
      await user.click(screen.getByRole('button', { name: 'Submit' }))
      await waitFor(() => expect(`${address()}${window.location.hash}`).toBe(wanted))
    },
  )

  it('redirects to the plain login when the person signs out in another tab', async () => {
    const { store } = await open()
    act(() => void store.dispatch(signedOut()))
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign In' })).toBeInTheDocument()
    expect(address()).toBe('/staff/login')
    expect(await screen.findByText('You logged out in another tab')).toBeInTheDocument()
  })

  it('remounts the page when another person signs in', async () => {
    const { store } = await open()
    act(() => void store.dispatch(signedIn(rauf)))
    expect(await typed()).toHaveValue('')
    act(() => void store.dispatch(signedIn(rauf)))
    expect(address()).toBe('/staff/profile/security')
  })

  it('removes the values of another person in a restored tab', async () => {
    const first = await open()
    writeTab('staff.suggestion', 'Leyla’s words')
    first.unmount()
    const again = await renderRoute('/staff/profile/security', { signedInAs: leyla })
    await typed()
    expect(readTabValue('staff.suggestion')).toBe('Leyla’s words')
    again.unmount()
    await renderRoute('/staff/profile/security', { signedInAs: rauf })
    await typed()
    expect(readTabValue('staff.suggestion')).toBeUndefined()
  })
})

describe('an expired session', () => {
  it('is found by the first failed call; after the password typed values are there, and failed requests are repeated', async () => {
    server.use(
      http.get('*/api/v1/me/sessions/', () => HttpResponse.json({ message: 'x' }, { status: 401 }), {
        once: true,
      }),
    )
    const { user, store } = await open()
    const box = within(await dialog())
    expect(await dialog()).toHaveAccessibleDescription(/Leyla Əliyeva .* leyla.aliyeva@caspora.example/)
    await user.type(box.getByLabelText('Password'), 'not-this-one')
    await user.click(box.getByRole('button', { name: 'Sign in' }))
    expect(await box.findByText('The password is incorrect.')).toBeInTheDocument()
    await waitFor(() => expect(box.getByLabelText('Password')).toHaveValue(''))
    expect(box.getByLabelText('Password')).toHaveFocus()
    expect(JSON.stringify(store.getState())).not.toContain('not-this-one')
    await user.type(box.getByLabelText('Password'), samplePassword)
    await user.click(box.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await typed()).toHaveValue('half typed')
    expect(address()).toBe('/staff/profile/security')
    expect(await screen.findByText(/Safari/)).toBeInTheDocument()
    expect(JSON.stringify(store.getState())).not.toContain(samplePassword)
  })

  it('focuses the content of the page when nothing had the focus before', async () => {
    const { user, box } = await openExpired()
    await user.type(box.getByLabelText('Password'), `${samplePassword}{Enter}`)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  it('loads the own requests that had failed', async () => {
    const path = '*/api/v1/off-days/'
    server.use(http.get(path, () => HttpResponse.json({ message: 'x' }, { status: 401 }), { once: true }))
    const { user } = await renderRoute('/staff/requests', { signedInAs: leyla })
    const box = within(await dialog())
    expect(await screen.findByText(/^Your requests didn’t load/)).toBeInTheDocument()
    await user.type(box.getByLabelText('Password'), `${samplePassword}{Enter}`)
    expect(await screen.findByText('You haven’t sent any requests yet.')).toBeInTheDocument()
    expect(screen.queryByText(/^Your requests didn’t load/)).not.toBeInTheDocument()
  })

  it('is not closed by Escape', async () => {
    const { user } = await openExpired()
    await user.keyboard('{Escape}')
    expect(await dialog()).toBeInTheDocument()
  })

  it('continues when the person has signed in in another tab', async () => {
    await openExpired()
    fireEvent.focus(window)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await typed()).toHaveValue('half typed')
  })

  it('stays expired when no one has signed in', async () => {
    let calls = 0
    server.use(
      http.get('*/api/v1/me/', () => {
        calls += 1
        return HttpResponse.json({ message: 'x' }, { status: 401 })
      }),
    )
    const { user, box } = await openExpired()
    await user.type(box.getByLabelText('Password'), 'half')
    const before = calls
    fireEvent.focus(window)
    await waitFor(() => expect(calls).toBeGreaterThan(before))
    expect(within(await dialog()).getByLabelText('Password')).toHaveValue('half')
  })

  it('allows another person to sign in', async () => {
    const { user, box, store } = await openExpired()
    await user.click(box.getByRole('button', { name: 'Sign in as someone else' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign In' })).toBeInTheDocument()
    expect(address()).toBe('/staff/login')
    expect(store.getState().auth.user).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('')
  })

  it('signs out here even when the server is unreachable, and says so until the next attempt to sign in', async () => {
    server.use(http.post('*/api/v1/logout/', () => HttpResponse.error()))
    const { user, box, store } = await openExpired()
    await user.click(box.getByRole('button', { name: 'Sign in as someone else' }))
    const texts = 'You’re logged out in this browser only'
    await waitFor(() => expect(screen.getAllByText(texts)).toHaveLength(2))
    expect(store.getState().auth.user).toBeNull()
    await user.type(screen.getByRole('textbox', { name: 'Email' }), rauf.email)
    await user.type(screen.getByLabelText('Password'), samplePassword)
    // The profile of the mocks is Leyla's: it comes after the sign-in.
    const people: unknown[] = []
    store.subscribe(() => people.push(store.getState().auth.user?.id))
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(people).toContain(rauf.id))
    expect(window.sessionStorage.getItem('loginNotice')).toBeNull()
  })
})
