import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { type Control, passInput } from './passInput.ts'

/** A form as the contact page has it; the browser knows a draft of the company. */
function Form({ draft = '' }) {
  const [values, setValues] = useState({ name: '', topic: '', company: draft, terms: false })
  const set = (name: string) => (event: { target: { value: string } }) =>
    setValues((before) => ({ ...before, [name]: event.target.value }))
  return (
    <form>
      <label>
        {'Name'} <input name="name" value={values.name} onChange={set('name')} />
      </label>
      <textarea name="message" defaultValue="Dear team," />
      <select name="topic" value={values.topic} onChange={set('topic')}>
        <option value="">{'Choose'}</option>
        <option value="it">{'IT'}</option>
      </select>
      <input name="company" value={values.company} onChange={set('company')} />
      <input
        type="checkbox"
        name="terms"
        checked={values.terms}
        onChange={() => setValues((before) => ({ ...before, terms: !before.terms }))}
      />
      <output>{JSON.stringify(values)}</output>
    </form>
  )
}

function control<Kind extends HTMLElement>(name: string): Kind {
  const found = document.querySelector<Kind>(`[name=${name}]`)
  if (!found) throw new Error(`There is no control ${name}.`)
  return found
}

test('a page that was translated before its hydration keeps what was typed, chosen and focused', async () => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<Form />)
  control<HTMLInputElement>('name').value = 'Günəş'
  control<HTMLTextAreaElement>('message').value = 'Salam'
  control<HTMLSelectElement>('topic').value = 'it'
  control<HTMLInputElement>('terms').checked = true
  const text = container.querySelector('label')?.firstChild
  const font = document.createElement('font')
  text?.replaceWith(font)
  const focused = control('message')

  const controls = [...container.querySelectorAll<Control>('input, textarea, select')]
  const errors: unknown[] = []
  await act(async () => {
    const onRecoverableError = (error: unknown) => {
      errors.push(error)
      passInput(container, controls, focused)
    }
    hydrateRoot(container, <Form draft="Günəş MMC" />, { onRecoverableError })
  })

  expect(errors).toHaveLength(1)
  expect(control('message')).not.toBe(focused)
  const values = { name: 'Günəş', topic: 'it', company: 'Günəş MMC', terms: true }
  expect(container.querySelector('output')).toHaveTextContent(JSON.stringify(values))
  expect(control('message')).toHaveValue('Salam')
  expect(control('message')).toHaveFocus()

  // A further error comes later, for another part of the page.
  control<HTMLTextAreaElement>('message').value += ', dünya'
  passInput(container, controls, focused)
  expect(control('message')).toHaveValue('Salam, dünya')
})
