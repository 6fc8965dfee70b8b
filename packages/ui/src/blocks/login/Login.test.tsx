import { screen, waitFor } from '@testing-library/react'
import { Message } from '#primitives/Message.tsx'
import { authPageSample, waitingForm } from '#testing/loginSamples.ts'
import { pressOutside } from '#testing/pressOutside.ts'
import { renderUi } from '#testing/renderUi.tsx'
import { AuthPage } from './AuthPage.tsx'
import { FootLink } from './FootLink.tsx'
import { LoginForm } from './LoginForm.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { SessionDialog } from './SessionDialog.tsx'

const failure = { heading: 'We couldn’t sign you in', text: 'Email or password is incorrect.' }

it('is a page with its landmarks, a way home and the other languages', async () => {
  const onChoose = jest.fn()
  const { user } = renderUi(
    <AuthPage
      {...authPageSample}
      languages={[{ code: 'AZ', label: 'Azərbaycanca', onChoose }]}
      title="Sign In"
      foot={<FootLink label="Forgot your password?" href="/forgot" />}
    >
      <Message variant="banner" heading="Your session has ended" text="Enter your password." />
      <LoginForm {...waitingForm} failure={failure} />
    </AuthPage>,
  )
  expect(screen.getByRole('banner')).toContainElement(
    screen.getByRole('link', { name: 'Caspora, home page' }),
  )
  const main = screen.getByRole('main')
  expect(main).toContainElement(screen.getByRole('heading', { level: 1, name: 'Sign In' }))
  expect(main).toContainElement(screen.getByRole('form', { name: 'Sign In' }))
  expect(screen.getByText('Your session has ended').closest('[role=status]')).not.toBeNull()
  expect(screen.getByRole('alert')).toHaveTextContent('Email or password is incorrect.')
  await user.click(screen.getByRole('link', { name: 'AZ Azərbaycanca' }))
  expect(onChoose).toHaveBeenCalledTimes(1)
})

it('names the fields so that password managers know them', () => {
  renderUi(<LoginForm {...waitingForm} email="leyla@caspora.example" />)
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', 'username')
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('leyla@caspora.example')
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password')
})

it('offers a new password to keep, and marks both fields', async () => {
  const { user } = renderUi(
    <NewPasswordForm
      {...waitingForm}
      validate={() => ({ password: 'Слишком простой', again: 'Различаются' })}
    />,
    { lng: 'ru' },
  )
  await user.click(screen.getByRole('button', { name: 'Задать пароль' }))
  const first = screen.getByLabelText('Новый пароль')
  await waitFor(() => expect(first).toHaveFocus())
  expect(first).toHaveAccessibleDescription(/^Слишком простой Не короче 8 знаков/)
  expect(screen.getByLabelText('Повторите новый пароль')).toHaveAccessibleDescription('Различаются')
  for (const field of [first, screen.getByLabelText('Повторите новый пароль')])
    expect(field).toHaveAttribute('autocomplete', 'new-password')
})

const leyla = { firstName: 'Leyla', lastName: 'Əliyeva', email: 'leyla.aliyeva@caspora.example' }

describe('the question over the page', () => {
  const render = (props: Partial<Parameters<typeof SessionDialog>[0]> = {}) =>
    renderUi(<SessionDialog {...waitingForm} person={leyla} onOther={() => undefined} {...props} />)

  it('is a modal dialog that says whose session has ended and asks for the password only', async () => {
    const onSubmit = jest.fn().mockResolvedValue(undefined)
    const { user } = render({ onSubmit })
    const dialog = screen.getByRole('dialog', { name: 'Your session has ended' })
    expect(dialog).toHaveAccessibleDescription(/leyla.aliyeva@caspora.example/)
    expect(dialog).toHaveAttribute('aria-modal', 'true')
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    await user.type(screen.getByLabelText('Password'), 'dörd söz')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(onSubmit).toHaveBeenCalledWith({ password: 'dörd söz' })
  })

  it('stays when Escape is pressed, or a place outside', async () => {
    const { user } = render()
    await user.keyboard('{Escape}')
    await pressOutside()
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  it('takes a wrong password out once, and leaves alone what is typed afterwards', async () => {
    const wrongPair = {}
    const { user, rerender } = render()
    await user.type(screen.getByLabelText('Password'), 'wrong')
    const again = (props: object) =>
      rerender(<SessionDialog {...waitingForm} person={leyla} onOther={() => undefined} {...props} />)
    again({ failure: { ...failure, wrongPair } })
    expect(screen.getByLabelText('Password')).toHaveValue('')
    expect(screen.getByLabelText('Password')).toHaveFocus()
    await user.keyboard('right')
    again({ failure: { ...failure, wrongPair } })
    expect(screen.getByLabelText('Password')).toHaveValue('right')
  })

  it('"Sign in as somebody else" calls back once, and is busy until the dialog closes', async () => {
    const onOther = jest.fn()
    const { user, unmount } = render({ onOther })
    await user.click(screen.getByRole('button', { name: 'Sign in as someone else' }))
    expect(onOther).toHaveBeenCalledTimes(1)
    unmount()
    render({ onOther, isLeaving: true })
    const leaving = screen.getByRole('button', { name: 'Sign in as someone else' })
    expect(leaving).toHaveAttribute('aria-busy', 'true')
    await user.click(leaving)
    expect(onOther).toHaveBeenCalledTimes(1)
  })
})
