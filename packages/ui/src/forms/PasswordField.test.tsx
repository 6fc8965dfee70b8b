import { screen, waitFor } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { FormShell } from './FormShell.tsx'
import { PasswordField } from './PasswordField.tsx'
import { SubmitButton } from './SubmitButton.tsx'

const field = (
  <PasswordField
    name="password"
    label="Password"
    hint="At least 8 characters"
    isRequired
    autoComplete="new-password"
    showLabel="Show the password"
    hideLabel="Hide the password"
  />
)

const input = () => screen.getByLabelText('Password')
const eye = () => screen.getByRole('button', { name: 'Show the password' })

it('hides what is typed or pasted until the person wants to see it, and keeps the cursor in it', async () => {
  const onChange = jest.fn()
  const { user } = renderUi(
    <FormShell onSubmit={jest.fn()} onDraft={onChange}>
      {field}
    </FormShell>,
  )
  expect(input()).toHaveAttribute('type', 'password')
  expect(input()).toHaveAttribute('autocomplete', 'new-password')
  expect(input()).toHaveAttribute('spellcheck', 'false')
  expect(input()).toHaveAccessibleDescription('At least 8 characters')
  await user.click(input())
  await user.paste('günəş-ş')
  await user.click(eye())
  expect(input()).toHaveAttribute('type', 'text')
  expect(input()).toHaveFocus()
  expect(eye()).toHaveAttribute('aria-pressed', 'true')
  expect(eye()).toHaveAttribute('title', 'Hide the password')
  await user.keyboard('1')
  expect(onChange).toHaveBeenLastCalledWith({ password: 'günəş-ş1' })
  await user.click(eye())
  expect(input()).toHaveAttribute('type', 'password')
  expect(eye()).toHaveAttribute('aria-pressed', 'false')
})

it('is shown and hidden by the keyboard without sending the form', async () => {
  const onSubmit = jest.fn()
  const { user } = renderUi(<FormShell onSubmit={onSubmit}>{field}</FormShell>)
  await user.tab()
  await user.tab()
  expect(eye()).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(input()).toHaveAttribute('type', 'text')
  expect(onSubmit).not.toHaveBeenCalled()
})

it('hides it again when the form is sent, and stays hidden after a failure', async () => {
  let fail = () => {}
  const sending = new Promise<Record<string, string>>((resolve) => {
    fail = () => resolve({ password: 'Too easy' })
  })
  const { user } = renderUi(
    <FormShell onSubmit={() => sending}>
      {field}
      <SubmitButton label="Send" busyLabel="Sending" />
    </FormShell>,
  )
  await user.type(input(), 'long enough')
  await user.click(eye())
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(input()).toHaveAttribute('type', 'password')
  await user.click(eye())
  expect(input()).toHaveAttribute('type', 'password')
  fail()
  await waitFor(() => expect(input()).toHaveFocus())
  expect(input()).toHaveAccessibleDescription('Too easy At least 8 characters')
  expect(input()).toHaveValue('long enough')
  expect(input()).toHaveAttribute('type', 'password')
})
