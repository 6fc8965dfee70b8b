import { act } from '@testing-library/react'
import { type FormEvent, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { UiProvider } from '#theme/UiProvider.tsx'
import { FormShell } from './FormShell.tsx'
import { TextField } from './TextField.tsx'
import { useTypedBefore } from './useTypedBefore.ts'

const sent = jest.fn()

function Form() {
  const [typed, setTyped] = useState('')
  const ref = useTypedBefore<HTMLInputElement>(typed, setTyped)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    sent(typed)
  }
  return (
    <form onSubmit={submit}>
      <input ref={ref} value={typed} aria-label="Email" onChange={({ target }) => setTyped(target.value)} />
      <button type="submit">Subscribe</button>
    </form>
  )
}

it('submits what was typed before the hydration, also by the press that hydrates the form', () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Form />)
  document.body.append(container)
  const [input, button] = [container.querySelector('input'), container.querySelector('button')]
  if (input) input.value = 'leyla@example.com'
  // `act` would run the effects before the press, which a browser does not.
  const global = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  global.IS_REACT_ACT_ENVIRONMENT = false
  const root = hydrateRoot(container, <Form />)
  button?.click()
  expect(sent.mock.calls).toEqual([['leyla@example.com']])
  root.unmount()
  global.IS_REACT_ACT_ENVIRONMENT = true
})

it('keeps what was typed before the hydration in a form with initial values', async () => {
  const form = (
    <UiProvider>
      <FormShell draft={{ name: 'Leyla' }} onSubmit={async () => undefined}>
        <TextField name="name" label="Name" />
      </FormShell>
    </UiProvider>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(form)
  document.body.append(container)
  const input = container.querySelector('input')
  if (input) input.value = 'Nigar'
  const root = await act(async () => hydrateRoot(container, form))
  expect(input).toHaveValue('Nigar')
  act(() => root.unmount())
})
