import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { loginTexts, sessionTexts, waitingForm } from '#testing/loginSamples.ts'
import { SessionDialog } from './SessionDialog.tsx'

const meta: Meta<typeof SessionDialog> = {
  title: 'Login/SessionDialog',
  component: SessionDialog,
  args: {
    ...waitingForm,
    texts: sessionTexts,
    email: 'leyla.aliyeva@caspora.example',
    onOther: () => undefined,
  },
}

export default meta
type Story = StoryObj<typeof SessionDialog>

export const Default: Story = {}

export const Refused: Story = {
  args: {
    failure: {
      heading: 'We could not sign you in',
      text: 'Too many failed attempts. Try again later (minutes to wait: 3), or set a new password.',
    },
  },
}

export const InRussian: Story = {
  parameters: { lang: 'ru' },
  args: {
    texts: {
      ...loginTexts,
      title: 'Сеанс закончился',
      text: 'Здесь работает Константин Константинопольский-Рождественский, k.konstantinopolsky-rozhdestvensky@caspora.example. Всё, что вы ввели, осталось на странице: войдите, чтобы продолжить.',
      form: 'Повторный вход',
      password: 'Пароль',
      showPassword: 'Показать пароль',
      hidePassword: 'Скрыть пароль',
      submit: 'Войти',
      submitting: 'Входим',
      other: 'Войти под другим именем',
      otherNote: 'Тогда введённое на этой странице не сохранится.',
    },
    isLeaving: true,
  },
}
