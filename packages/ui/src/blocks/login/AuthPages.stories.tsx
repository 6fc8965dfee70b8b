import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from '#primitives/Button.tsx'
import { Message } from '#primitives/Message.tsx'
import { authPageSample, waitingForm } from '#testing/loginSamples.ts'
import { AuthPage } from './AuthPage.tsx'
import { FootLink } from './FootLink.tsx'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'
import { LoginForm } from './LoginForm.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'

const meta: Meta<typeof AuthPage> = {
  title: 'Login/Entrance',
  component: AuthPage,
  args: { ...authPageSample, title: 'Sign In', lead: 'With your work email and password.' },
}

export default meta
type Story = StoryObj<typeof AuthPage>

const forgotten = <FootLink label="Forgot your password?" href="#forgot" />

export const SignIn: Story = {
  args: { foot: forgotten, children: <LoginForm {...waitingForm} /> },
}

/** The browser did not let the person use a passkey. */
export const PasskeyCancelled: Story = {
  args: {
    foot: forgotten,
    children: (
      <LoginForm
        {...waitingForm}
        passkey={{
          isBusy: false,
          failure: {
            heading: 'The passkey didn’t work',
            text: 'It was cancelled or took too long, or this device has no passkey for this site. Try again, or sign in with your password.',
          },
          onPress: () => undefined,
        }}
      />
    ),
  },
}

export const Busy: Story = {
  ...SignIn,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
  },
}

export const Refused: Story = {
  args: {
    foot: forgotten,
    children: (
      <LoginForm
        {...waitingForm}
        email="leyla.aliyeva@caspora.example"
        failure={{ heading: 'We couldn’t sign you in', text: 'Email or password is incorrect.' }}
      />
    ),
  },
}

export const SessionEnded: Story = {
  args: {
    foot: forgotten,
    children: (
      <>
        <Message
          variant="banner"
          heading="Your session has ended"
          text="Enter your password to continue where you left off."
        />
        <LoginForm {...waitingForm} email="leyla.aliyeva@caspora.example" />
      </>
    ),
  },
}

export const NewPasswordInRussian: Story = {
  parameters: { lang: 'ru' },
  args: {
    title: 'Новый пароль',
    lead: 'Дальше вы будете входить с ним.',
    foot: <FootLink label="Вернуться ко входу" href="#login" />,
    children: (
      <NewPasswordForm
        {...waitingForm}
        validate={() => ({
          password: 'Такой пароль часто встречается, его легко угадать. Придумайте другой.',
          again: 'Пароли различаются',
        })}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Задать пароль' }))
  },
}

export const ForgottenInAzerbaijani: Story = {
  parameters: { lang: 'az' },
  args: {
    title: 'Parolun bərpası',
    lead: 'İş e-poçtunuzu yazın. Yeni parol təyin etmək üçün keçid göndərəcəyik.',
    foot: <FootLink label="Girişə qayıdın" href="#login" />,
    children: (
      <ForgotPasswordForm
        {...waitingForm}
        failure={{
          heading: 'Keçid göndərilmədi',
          text: 'Serverə qoşulmaq mümkün olmadı. Bağlantını yoxlayıb yenidən cəhd edin.',
        }}
      />
    ),
  },
}

export const LinkSent: Story = {
  args: {
    title: 'Reset your password',
    lead: undefined,
    children: (
      <>
        <Message
          variant="banner"
          heading="Check your email"
          text="If leyla.aliyeva@caspora.example, a mail with a link is on its way."
        />
        <Button variant="outline">Send to another address</Button>
      </>
    ),
  },
}
