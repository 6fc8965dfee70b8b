import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { tolerateForeignNodes } from './foreignNodes.ts'

tolerateForeignNodes(window)

/** The ways of translators to put an element in the place of a text. */
const ways: Record<string, (font: Element, text: ChildNode) => void> = {
  'in one step': (font, text) => text.replaceWith(font),
  'inserted before the text': (font, text) => {
    text.before(font)
    text.remove()
  },
  'inserted after the text': (font, text) => {
    text.after(font)
    text.remove()
  },
  'inserted after the removal': (font, text) => {
    const [parent, next] = [text.parentNode, text.nextSibling]
    text.remove()
    parent?.insertBefore(font, next)
  },
  'around the text': (font, text) => {
    text.before(font)
    font.append(text)
  },
}

const textsIn = (node: Node): ChildNode[] =>
  [...node.childNodes].flatMap((child) => (child.nodeType === Node.TEXT_NODE ? [child] : textsIn(child)))

/** Translates all texts; the observers of the document read it afterwards. */
const translate = (put: (font: Element, text: ChildNode) => void) =>
  act(async () => {
    for (const text of textsIn(document.body)) {
      const font = document.createElement('font')
      if (text.nodeValue) font.append(`${text.nodeValue}`)
      put(font, text)
      if (font.contains(text)) font.replaceChildren(text)
    }
  })

let set: (state: { count: number; error?: string | undefined; isSent?: boolean }) => void

/** Texts among siblings that change, come and go, as pages have them. */
function Form() {
  const [{ count, error, isSent }, setState] = useState<Parameters<typeof set>[0]>({ count: 1 })
  set = setState
  return (
    <p data-testid="form">
      {isSent && 'Sent. '}
      {error && <b>{error}</b>}
      {'You have '}
      {count}
      {count > 0 && ' messages'}
      {isSent ? <i>!</i> : '.'}
    </p>
  )
}

const shown = () => screen.getByTestId('form').textContent

describe.each(Object.entries(ways))('a text that is translated by an element %s', (_name, put) => {
  test('changes, is removed, and has new siblings in their places', async () => {
    render(<Form />)
    await translate(put)
    expect(shown()).toBe('You have 1 messages.')
    await act(async () => set({ count: 2, error: 'Wrong. ' }))
    expect(shown()).toBe('Wrong. You have 2 messages.')
    await translate(put)
    await act(async () => set({ count: 0, isSent: true }))
    expect(shown()).toBe('Sent. You have 0!')
    await translate(put)
    await act(async () => set({ count: 3 }))
    expect(shown()).toBe('You have 3 messages.')
  })
})

test('the original text that a translator brings back changes again', async () => {
  render(<Form />)
  const originals = new Map<Element, ChildNode>()
  await translate((font, text) => {
    originals.set(font, text)
    text.replaceWith(font)
  })
  await act(async () => {
    for (const [font, text] of originals) font.replaceWith(text)
  })
  await act(async () => set({ count: 5, error: 'Wrong. ' }))
  expect(shown()).toBe('Wrong. You have 5 messages.')
  // Translated again by the same elements, and taken out.
  await act(async () => {
    for (const [font, text] of originals) text.replaceWith(font)
  })
  await act(async () => {
    for (const [font, text] of originals) font.replaceWith(text)
    for (const text of originals.values()) text.remove()
  })
  await act(async () => set({ count: 0, error: 'Wrong again. ' }))
  expect(shown()).toBe('Wrong again. ')
})

test('an element that an extension wraps or removes does not stop the page', async () => {
  render(<Form />)
  await act(async () => set({ count: 1, error: 'Wrong. ' }))
  const error = screen.getByText('Wrong.')
  const wrapper = document.createElement('span')
  error.replaceWith(wrapper)
  wrapper.append(error)
  await act(async () => set({ count: 1, error: 'Wrong again. ', isSent: true }))
  expect(shown()).toBe('Sent. Wrong again. You have 1 messages!')
  error.remove()
  await act(async () => set({ count: 2 }))
  expect(shown()).toBe('You have 2 messages.')
})
