import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { NotFound } from './NotFound.tsx'

const meta: Meta<typeof NotFound> = {
  title: 'Shell/NotFound',
  component: NotFound,
  args: {
    code: '404',
    title: 'There is no page at this address',
    text: 'The link may be incomplete, or the page may have moved.',
    homeLabel: 'Go to the home page',
    homeHref: '#/',
  },
  render: (args) => (
    <main>
      <NotFound {...args} />
    </main>
  ),
}

export default meta
type Story = StoryObj<typeof NotFound>

export const Default: Story = {}

export const InAzerbaijani: Story = {
  parameters: { lang: 'az' },
  args: {
    title: 'Bu ünvanda səhifə yoxdur',
    text: 'Keçid natamam ola bilər və ya səhifə başqa yerə köçürülüb.',
    homeLabel: 'Ana səhifəyə keçin',
  },
}
