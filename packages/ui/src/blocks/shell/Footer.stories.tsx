import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Footer } from './Footer.tsx'

const meta: Meta<typeof Footer> = {
  title: 'Shell/Footer',
  component: Footer,
  args: {
    brand: 'Caspora',
    tagline: 'IT and project management for companies around the Caspian.',
    columns: [
      {
        title: 'Company',
        links: [
          { label: 'Who we are', href: '#whoWeAre' },
          { label: 'Partners', href: '#partners' },
          { label: 'Meet our team', href: '#meetOurTeam' },
          { label: 'FAQ', href: '#faq' },
        ],
      },
      {
        title: 'Career',
        links: [
          { label: 'Why work with us', href: '#whyWork' },
          { label: 'Vacancies', href: '#vacancies' },
          { label: 'Send your CV', href: '#sendCv' },
        ],
      },
      {
        title: 'Contact',
        links: [
          { label: '+994 12 000 00 00', href: 'tel:+994120000000' },
          { label: 'hello@caspora.example', href: 'mailto:hello@caspora.example' },
          { label: 'Nizami street 1, Baku', href: '#address' },
          { label: 'Write to us', href: '#contactUs' },
          { label: 'Our app in the App Store', href: '#store' },
        ],
      },
    ],
    social: [
      { label: 'LinkedIn', href: '#linkedin' },
      { label: 'Instagram', href: '#instagram' },
    ],
    socialLabel: 'Our pages elsewhere',
    copyright: '© 2026 Caspora',
    legal: [{ label: 'Privacy', href: '#privacy' }],
  },
}

export default meta
type Story = StoryObj<typeof Footer>

export const Default: Story = {}

export const WithoutSocial: Story = { args: { social: undefined } }

export const InRussian: Story = {
  parameters: { lang: 'ru' },
  args: {
    socialLabel: 'Мы на других сайтах',
    legal: [{ label: 'Конфиденциальность', href: '#privacy' }],
    tagline: 'Информационные технологии и управление проектами для компаний вокруг Каспия.',
    columns: [
      {
        title: 'Компания',
        links: [
          { label: 'О нас', href: '#aboutHeader' },
          { label: 'Кто мы', href: '#whoWeAre' },
          { label: 'Вопросы и ответы', href: '#faq' },
        ],
      },
      {
        title: 'Карьера',
        links: [
          { label: 'Почему стоит работать с нами', href: '#whyWork' },
          { label: 'Открытые вакансии', href: '#vacancies' },
          { label: 'Отправить резюме', href: '#sendCv' },
        ],
      },
      {
        title: 'Контакты',
        links: [
          { label: '+994 12 000 00 00', href: 'tel:+994120000000' },
          { label: 'hello@caspora.example', href: 'mailto:hello@caspora.example' },
          { label: 'улица Низами, 1, Баку', href: '#address' },
          { label: 'Написать нам', href: '#contactUs' },
          { label: 'Наше приложение в App Store', href: '#store' },
        ],
      },
    ],
  },
}
