import { screen, waitFor } from '@testing-library/react'
import { passwordFormSample } from '#testing/profileSamples.ts'
import { renderUi } from '#testing/renderUi.tsx'
import { PasswordForm } from './PasswordForm.tsx'

const field = (name: string) => screen.getByLabelText(name)

async function fillIn(user: ReturnType<typeof renderUi>['user']) {
  await user.type(field('Current password'), 'old one')
  await user.type(field('Set a new password'), 'a new one')
  await user.type(field('Password again'), 'a new one')
}

it('hides the input, shows the rules, and names the user for password managers', async () => {
  const { container } = renderUi(<PasswordForm {...passwordFormSample} />)
  for (const name of ['Current password', 'Set a new password', 'Password again'])
    expect(field(name)).toHaveAttribute('type', 'password')
  expect(field('Current password')).toHaveAttribute('autocomplete', 'current-password')
  expect(field('Set a new password')).toHaveAttribute('autocomplete', 'new-password')
  expect(field('Set a new password')).toHaveAccessibleDescription(/^At least 8 characters/)
  expect(container.querySelector('[autocomplete=username]')).toHaveValue('leyla.aliyeva@caspora.example')
})

it('shows missing fields after a submit, and focuses the first', async () => {
  const onSubmit = jest.fn()
  const { user } = renderUi(<PasswordForm {...passwordFormSample} onSubmit={onSubmit} />)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(field('Current password')).toHaveFocus())
  expect(screen.getByText('Enter a new password')).toBeInTheDocument()
  expect(screen.getByText('3 fields need your attention.')).toBeInTheDocument()
  expect(onSubmit).not.toHaveBeenCalled()
})

it('clears the fields after a success and announces it', async () => {
  const onSubmit = jest.fn().mockResolvedValue(undefined)
  const { user, rerender } = renderUi(<PasswordForm {...passwordFormSample} onSubmit={onSubmit} />)
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(field('Current password')).toHaveValue(''))
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({
    current: 'old one',
    password: 'a new one',
    again: 'a new one',
  })
  expect(field('Set a new password')).toHaveValue('')
  rerender(<PasswordForm {...passwordFormSample} onSubmit={onSubmit} isChanged />)
  expect(screen.getByText(/^Your other sessions have ended\./)).toBeInTheDocument()
})

it('keeps the values after a rejection, with the server’s error beside its field', async () => {
  const onSubmit = jest.fn().mockResolvedValue({ current: 'This is not your password' })
  const { user } = renderUi(
    <PasswordForm {...passwordFormSample} onSubmit={onSubmit} failure={{ heading: 'Not changed' }} />,
  )
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(field('Current password')).toHaveFocus())
  expect(field('Current password')).toHaveAccessibleDescription('This is not your password')
  expect(field('Set a new password')).toHaveValue('a new one')
  expect(screen.getByRole('alert')).toHaveTextContent('Not changed')
})
