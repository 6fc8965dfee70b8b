import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { subscribeStripSample } from '#testing/samples.ts'
import { SubscribeStrip } from './SubscribeStrip.tsx'

/** Stands on public pages only, which have no dark theme. */
const meta: Meta<typeof SubscribeStrip> = {
  title: 'Shell/SubscribeStrip',
  component: SubscribeStrip,
  globals: { theme: 'light' },
  args: subscribeStripSample,
}

export default meta
type Story = StoryObj<typeof SubscribeStrip>

export const Default: Story = {}

export const Sending: Story = { args: { value: 'gunesh@example.com', isBusy: true } }

export const NoAddress: Story = {
  args: {
    value: 'gunesh',
    outcome: {
      kind: 'error',
      text: 'This isn’t an email address yet. It should look like name@company.com.',
      isAboutField: true,
    },
  },
}

export const Failed: Story = {
  args: {
    value: 'gunesh@example.com',
    outcome: { kind: 'error', text: 'We couldn’t subscribe you. Check the connection and try again.' },
  },
}

export const Sent: Story = {
  args: {
    outcome: {
      kind: 'success',
      text: 'One step is left: an email with a link to confirm is on its way. If it doesn’t arrive, check your spam folder.',
    },
  },
}

export const InRussian: Story = {
  parameters: { lang: 'ru' },
  args: {
    outcome: {
      kind: 'success',
      text: 'Остался один шаг: письмо со ссылкой для подтверждения уже в пути. Если его нет, загляните в папку «Спам».',
    },
  },
}

/** Below a form. */
export const Quiet: Story = { args: { isQuiet: true } }

export const QuietWithoutAddress: Story = { args: { ...NoAddress.args, isQuiet: true } }
