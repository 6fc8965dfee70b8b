import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { StoryPage } from '#testing/StoryPage.tsx'
import { LetterForm, LetterPreview, letterValuesOf } from './index.ts'

const texts = {
  AZ: { subject: 'Noyabr xəbərləri', text: 'Salam.\n\nYeni **xidmət** açdıq.' },
  EN: { subject: 'News of November', text: 'Hello.\n\nWe have a **new service**.' },
  RU: { subject: 'Новости ноября', text: '' },
}

const meta: Meta<typeof LetterForm> = {
  title: 'Staff/Letters',
  component: LetterForm,
  decorators: [
    (Story) => (
      <StoryPage>
        <Story />
      </StoryPage>
    ),
  ],
  args: {
    draft: letterValuesOf({ texts, isListed: true }),
    shown: 'EN',
    onShow: () => undefined,
    onUpload: async () => ({ id: '0123456789abcdef', width: 1600, height: 900 }),
    onSubmit: async () => undefined,
  },
}

export default meta
type Story = StoryObj<typeof LetterForm>

export const Draft: Story = {}

export const Unfinished: Story = { args: { shown: 'RU' } }

export const Preview: Story = {
  render: () => (
    <LetterPreview
      letter={{
        ...{ language: 'EN', subject: texts.EN.subject, text: texts.EN.text },
        html: '<!doctype html><html lang="en"><title>News</title><body><p>Hello.</p><p>We have a <strong>new service</strong>.</p></body></html>',
      }}
    />
  ),
}
