import { staffSamples, staffUserSample } from '@atrium/contract/accounts/samples'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { mockCanvas } from '#testing/mockCanvas.ts'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { renderRoute } from '#testing/renderRoute.tsx'

const server = mockNetwork()

const [person] = staffSamples
if (!person) throw new Error('The samples lack a person.')
const signedInAs = staffUserSample(person)

const drawing = mockCanvas()

const main = () => within(screen.getByRole('main'))
const input = () => screen.findByLabelText<HTMLInputElement>(/^(Upload a photo|Change the photo)$/)
const picture = (name = 'me.png', size = 4) => new File(['x'.repeat(size)], name, { type: 'image/png' })

it('the profile scales the chosen picture, uploads it and shows it; Remove deletes it', async () => {
  const sent: File[] = []
  server.events.on('request:start', async ({ request }) => {
    if (request.method === 'PUT') sent.push((await request.clone().formData()).get('photo') as File)
  })
  const { user } = await renderRoute('/staff/profile', { signedInAs })
  await user.upload(await input(), picture())
  expect(await main().findByRole('img', { name: 'Photo of Leyla Əliyeva' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^\/api\/v1\/photos\/\w{16}\/160\.jpg$/),
  )
  await waitFor(() => expect(screen.getAllByText('The photo has been saved')).toHaveLength(2))
  expect(sent.map(({ name, type }) => ({ name, type }))).toEqual([{ name: 'photo.webp', type: 'image/webp' }])

  await user.click(main().getByRole('button', { name: 'Remove the photo' }))
  await waitFor(() => expect(main().queryByRole('img')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getAllByText('The photo has been removed')).toHaveLength(2))
  expect(await input()).toHaveFocus()
  server.events.removeAllListeners()
})

it.each([
  ['another kind of file', picture('me.pdf'), 'Choose a JPEG, PNG or WebP picture'],
  ['an empty file', picture('me.png', 0), 'Choose a JPEG, PNG or WebP picture'],
  [
    'a huge file',
    picture('me.png', 25 * 1024 * 1024 + 1),
    'This picture is too large. Choose a smaller one.',
  ],
])('says beside the button that it does not take %s', async (_what, file, texts) => {
  await renderRoute('/staff/profile', { signedInAs })
  // What the chooser does not offer can still be dropped.
  fireEvent.drop(await input(), { dataTransfer: { types: ['Files'], files: [file] } })
  expect(await main().findByRole('alert')).toHaveTextContent(texts)
  expect(await input()).toBeInvalid()
  expect(main().queryByRole('img')).not.toBeInTheDocument()
})

it('says so when the browser cannot read the picture', async () => {
  drawing.failsToRead = true
  const { user } = await renderRoute('/staff/profile', { signedInAs })
  await user.upload(await input(), picture())
  expect(await main().findByRole('alert')).toHaveTextContent('Your browser can’t read this file as a picture')
})

it('keeps the chosen photo when the session turned out to be over', async () => {
  server.use(
    http.put('*/api/v1/me/photo/', () => HttpResponse.json({ message: 'x' }, { status: 401 }), {
      once: true,
    }),
  )
  const { user, store } = await renderRoute('/staff/profile', { signedInAs })
  await user.upload(await input(), picture())
  expect(await screen.findByText(/Nothing is lost: sign in and try again/)).toBeInTheDocument()
  expect(store.getState().auth.isExpired).toBe(true)
})

it('keeps the photo before when another one cannot be saved, and says what the server says of it', async () => {
  const { user } = await renderRoute('/staff/profile', { signedInAs })
  await user.upload(await input(), picture())
  const photo = await main().findByRole('img', { name: 'Photo of Leyla Əliyeva' })
  const address = photo.getAttribute('src')

  server.use(http.put('*/api/v1/me/photo/', () => HttpResponse.error(), { once: true }))
  await user.upload(await input(), picture())
  const failure = await main().findByRole('alert')
  expect(failure).toHaveTextContent('The photo wasn’t saved')
  expect(failure).toHaveTextContent('We couldn’t reach the server')
  expect(main().getByRole('img', { name: 'Photo of Leyla Əliyeva' })).toHaveAttribute('src', address)
  // What was chosen is sent once more as it is.
  await user.click(within(failure).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(main().queryByRole('alert')).not.toBeInTheDocument())
  expect(main().getByRole('img', { name: 'Photo of Leyla Əliyeva' })).not.toHaveAttribute('src', address)
  const next = main().getByRole('img', { name: 'Photo of Leyla Əliyeva' }).getAttribute('src')

  server.use(
    http.put('*/api/v1/me/photo/', () =>
      HttpResponse.json({ message: 'No.', errors: { photo: 'photoTooLarge' } }, { status: 413 }),
    ),
  )
  await user.upload(await input(), picture())
  await waitFor(() => expect(main().getByRole('alert')).toHaveTextContent('This picture is too large'))
  expect(main().getByRole('img', { name: 'Photo of Leyla Əliyeva' })).toHaveAttribute('src', next)
})
