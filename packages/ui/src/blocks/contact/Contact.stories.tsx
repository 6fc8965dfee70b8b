import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { contactFormSample, contactServiceSample } from '#testing/contactSamples.ts'
import { ContactCard } from './ContactCard.tsx'
import { ContactForm } from './ContactForm.tsx'
import { ContactLayout } from './ContactLayout.tsx'
import { MapEmbed } from './MapEmbed.tsx'

const details = (
  <ContactCard
    heading="Как с нами связаться"
    rows={[
      { kind: 'phone', label: 'Телефон', value: '+994 12 000 00 00', href: 'tel:+994120000000' },
      {
        kind: 'email',
        label: 'Электронная почта',
        value: 'hello@caspora.example',
        href: 'mailto:hello@caspora.example',
      },
      { kind: 'location', label: 'Адрес', value: 'улица Низами, 1, Баку', href: '#map' },
    ]}
    map={
      <MapEmbed
        title="Карта: наш офис"
        src="about:blank"
        showLabel="Показать карту"
        note="Карта загружается с сайта openstreetmap.org."
        isAllowed={false}
        allowLabel="Всегда показывать здесь карты"
        onAllow={() => undefined}
      />
    }
  />
)

const meta: Meta<typeof ContactForm> = {
  title: 'Contact/Form',
  component: ContactForm,
  args: contactFormSample,
  parameters: { lang: 'ru' },
  render: (args) => (
    <ContactLayout
      heading="Расскажите, что вам нужно"
      lead="Напишите, позвоните или приходите. На каждое сообщение отвечаем в течение двух рабочих дней."
      forms={{ id: 'contactUs', heading: 'Написать нам', content: <ContactForm {...args} /> }}
      details={{ id: 'address', content: details }}
    />
  ),
}

export default meta
type Story = StoryObj<typeof ContactForm>

export const Customer: Story = {}

export const Business: Story = { args: { service: contactServiceSample } }

export const WithoutServices: Story = {
  args: {
    service: {
      ...contactServiceSample,
      failure: {
        hint: 'Список услуг не загрузился: напишите сами, о чём речь.',
        retryLabel: 'Загрузить список ещё раз',
        isRetrying: false,
        onRetry: () => undefined,
      },
    },
  },
}

/** Sent empty: every field says what it misses. */
export const WithErrors: Story = {
  args: { service: contactServiceSample },
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

export const Sent: Story = {
  args: {
    sent: {
      heading: 'Ваше сообщение отправлено',
      text: 'Ответим на указанный вами адрес в течение двух рабочих дней.',
    },
  },
}
