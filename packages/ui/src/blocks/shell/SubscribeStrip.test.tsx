import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '#testing/renderUi.tsx'
import { subscribeStripSample } from '#testing/samples.ts'
import { SubscribeStrip, type SubscribeStripProps } from './SubscribeStrip.tsx'

/** The strip as a page uses it. */
function Strip(props: Partial<SubscribeStripProps>) {
  const [value, setValue] = useState('')
  return <SubscribeStrip {...subscribeStripSample} value={value} onChange={setValue} {...props} />
}

const field = () => screen.getByRole('textbox', { name: 'Your email for the newsletter' })

it('hands over what is typed, by its button and by Enter', async () => {
  const onSubmit = jest.fn()
  const { user } = renderUi(<Strip onSubmit={onSubmit} />)
  await user.type(field(), 'gunesh@example.com{Enter}')
  await user.click(screen.getByRole('button', { name: 'Subscribe' }))
  expect(field()).toHaveValue('gunesh@example.com')
  expect(onSubmit).toHaveBeenCalledTimes(2)
})

it('takes neither a press nor Enter while it sends', async () => {
  const onSubmit = jest.fn()
  const { user } = renderUi(<Strip onSubmit={onSubmit} isBusy value="gunesh@example.com" />)
  const button = screen.getByRole('button', { name: 'Sending' })
  expect(button).toHaveAttribute('aria-busy', 'true')
  await user.click(button)
  await user.type(field(), 'x{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})

it('ties an error about the address to the field and leads there', async () => {
  const { user, rerender } = renderUi(<Strip />)
  await user.click(screen.getByRole('button'))
  const refused = { kind: 'error', text: 'Enter your email address.', isAboutField: true } as const
  rerender(<Strip outcome={refused} />)
  // Heard with the field.
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(field()).toHaveAttribute('aria-invalid', 'true')
  expect(field()).toHaveAccessibleDescription(/Enter your email address/)
  expect(field()).toHaveFocus()
  // A render for another reason moves no focus.
  act(() => field().blur())
  rerender(<Strip outcome={{ ...refused }} />)
  expect(field()).not.toHaveFocus()
})

it('reads an error out when the focus is in the field already', async () => {
  const { user, rerender } = renderUi(<Strip />)
  await user.type(field(), '{Enter}')
  rerender(<Strip outcome={{ kind: 'error', text: 'Enter your email address.', isAboutField: true }} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Enter your email address.')
})

it('does not blame the address for a failure of ours', async () => {
  renderUi(<Strip outcome={{ kind: 'error', text: 'It did not work.' }} />)
  expect(screen.getByRole('alert')).toHaveTextContent('It did not work.')
  expect(field()).not.toHaveAttribute('aria-invalid')
  expect(field()).toHaveAccessibleDescription(/It did not work/)
  expect(field()).not.toHaveFocus()
})

it('keeps a success readable', async () => {
  renderUi(<Strip outcome={{ kind: 'success', text: 'A mail is on its way.' }} />)
  expect(screen.getByRole('status')).toHaveTextContent('A mail is on its way.')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
