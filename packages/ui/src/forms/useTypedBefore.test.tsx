import { type FormEvent, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
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
