import { firstViewId, type PersonalCard } from '@atrium/contract'
import { act, render, screen, waitFor } from '@testing-library/react'
import { useGetCardQuery } from '#api/cardsApi.ts'
import { memoryStorage } from '#store/browserStorage.ts'
import { setupStore } from '#store/setupStore.ts'
import { testEnvironment } from '#testing/testEnvironment.ts'
import { FirstViewEnd } from './FirstViewEnd.tsx'
import { Providers } from './Providers.tsx'

const firstView = () => document.getElementById(firstViewId)

function Page() {
  const { data } = useGetCardQuery({ name: 'gunes-aliyeva', language: 'EN' })
  return (
    <main id="main" tabIndex={-1}>
      {data ? <h1>{data.fullname}</h1> : 'empty'}
    </main>
  )
}

/** What the page shows at the moment when the first view goes. */
function whenGone(): Promise<string | null> {
  return new Promise((resolve) => {
    new MutationObserver((_changes, observer) => {
      if (firstView()) return
      observer.disconnect()
      resolve(document.querySelector('main')?.textContent ?? null)
    }).observe(document.body, { childList: true })
  })
}

function open(answer: Promise<unknown>) {
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<div id="${firstViewId}"><a href="mailto:a@b.example">a@b.example</a></div>`,
  )
  global.fetch = () => answer as Promise<Response>
  const store = setupStore({ environment: testEnvironment, storage: memoryStorage() })
  render(
    <Providers environment={testEnvironment} store={store}>
      <Page />
      <FirstViewEnd />
    </Providers>,
  )
}

const original = global.fetch
afterEach(() => {
  global.fetch = original
  firstView()?.remove()
})

it('keeps what the document showed until the page can say the same', async () => {
  let arrive: (answer: Response) => void = () => undefined
  open(new Promise<Response>((resolve) => (arrive = resolve)))
  expect(screen.getByText('empty')).toBeInTheDocument()
  expect(firstView()).toBeInTheDocument()
  screen.getByRole('link').focus()

  const gone = whenGone()
  const card: PersonalCard = {
    name: 'gunes-aliyeva',
    fullname: 'Günəş Əliyeva',
    email: 'g@b.example',
    position: '',
  }
  await act(async () => arrive(Response.json(card)))
  expect(await gone).toBe('Günəş Əliyeva')
  expect(firstView()).toBeNull()
  expect(screen.getByRole('main')).toHaveFocus()
})

it('gives way to what a page says when its call fails', async () => {
  open(Promise.reject(new TypeError('offline')))
  const gone = whenGone()
  await waitFor(() => expect(firstView()).toBeNull())
  expect(await gone).toBe('empty')
})
