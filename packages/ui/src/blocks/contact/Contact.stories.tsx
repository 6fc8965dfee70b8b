import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { contactFormSample, contactServiceSample } from '#testing/contactSamples.ts'
import { ContactCard } from './ContactCard.tsx'
import { ContactForm } from './ContactForm.tsx'
import { ContactLayout } from './ContactLayout.tsx'

const details = <ContactCard heading="Как с нами связаться" isAllowed={false} onAllow={() => undefined} />

const meta: Meta<typeof ContactForm> = {
  title: 'Contact/Form',
  component: ContactForm,
  args: contactFormSample,
  parameters: { lang: 'ru' },
  render: (args) => <ContactLayout forms={<ContactForm {...args} />} details={details} />,
}

export default meta
type Story = StoryObj<typeof ContactForm>

export const Customer: Story = {}

export const Business: Story = { args: { kind: 'business', service: contactServiceSample } }

export const WithoutServices: Story = {
  args: { kind: 'business', service: { ...contactServiceSample, onRetry: () => undefined } },
}

/** Submitted empty: each field shows its error. */
export const WithErrors: Story = {
  args: { kind: 'business', service: contactServiceSample },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
  },
}

export const Sending: Story = {
  args: { validate: () => ({}), draft: { name: 'Анна Семёнова', message: 'Здравствуйте.' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
  },
}

export const Failed: Story = {
  args: {
    failure: {
      heading: 'Сообщение не отправлено',
      text: 'Не удалось связаться с сервером. Всё, что вы ввели, на месте: проверьте подключение и отправьте ещё раз.',
    },
  },
}

export const Sent: Story = { args: { isSent: true } }
