import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { act, screen, waitFor } from '@testing-library/react'
import { mapsAllowed, mapsForbidden } from '#slices/consentSlice.ts'
import { browserStorage, memoryStorage } from '#store/persistence/textStorage.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

mockNetwork()
const [signedInAs] = staffSamples.map(staffUserSample) as [ReturnType<typeof staffUserSample>]

it.each(['/staff/chat', '/staff/chat/user-profile'])(
  'says on %s that the browser stores nothing, until it does again',
  async (address) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    // redux-persist itself prints a failed write.
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const notes = () => screen.queryAllByText('This browser can’t keep your work')
    let isFull = false
    const room = memoryStorage()
    const storage = {
      ...room,
      setItem(key: string, text: string) {
        if (isFull) throw new DOMException('full', 'QuotaExceededError')
        room.setItem(key, text)
      },
    }
    const { store } = await renderRoute(address, { signedInAs, storage })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText('This browser can’t keep your work')).not.toBeInTheDocument()
    isFull = true
    act(() => void store.dispatch(mapsAllowed()))
    // In the page, and in a toast, since the note may be out of sight.
    await waitFor(() => expect(notes()).toHaveLength(2))
    isFull = false
    act(() => void store.dispatch(mapsForbidden()))
    // Only the toast is left, which closes automatically.
    await waitFor(() => expect(notes()).toHaveLength(1))
    expect(room.getItem('consent')).toContain('ask')
    jest.restoreAllMocks()
  },
)

it('says from the first page on that the browser forbids storage', async () => {
  const forbidden = {
    get localStorage(): Storage {
      throw new DOMException('', 'SecurityError')
    },
  } as Window
  await renderRoute('/staff/chat', { signedInAs, storage: browserStorage(forbidden) })
  expect(await screen.findByText('This browser can’t keep your work')).toBeInTheDocument()
})

it('says that the site was updated when a newer version has stored data, and offers a reload', async () => {
  const newer = '{"version":99,"state":{}}'
  const storage = memoryStorage()
  storage.setItem('consent', newer)
  await renderRoute('/staff/chat', { signedInAs, storage })
  expect(await screen.findByText('The site has been updated')).toBeInTheDocument()
  expect(screen.getByText(/no longer keeps your work in this browser/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument()
  expect(storage.getItem('consent')).toBe(newer)
})
