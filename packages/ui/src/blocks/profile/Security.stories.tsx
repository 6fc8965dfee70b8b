import type { Meta, StoryObj } from '@storybook/react-webpack5'
import type { ComponentProps } from 'react'
import { Message } from '#primitives/Message.tsx'
import {
  manySessions,
  passwordFormSample,
  sessionListSample,
  sessionSamples,
} from '#testing/profileSamples.ts'
import { inWidePage } from '#testing/StoryPage.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { ProfilePage } from './ProfilePage.tsx'
import { SessionList } from './SessionList.tsx'

const pageOf = (list: Partial<ComponentProps<typeof SessionList>> = {}) => (
  <ProfilePage heading="Security">
    <PasswordForm {...passwordFormSample} />
    <SessionList {...sessionListSample} {...list} />
  </ProfilePage>
)

const meta: Meta = {
  title: 'Profile/Security',
  decorators: [inWidePage],
}

export default meta
type Story = StoryObj

export const Fresh: Story = { render: () => pageOf() }

/** Submitted empty: each field shows its error, and the first field has the focus. */
export const WithErrors: Story = {
  render: () => pageOf(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  },
}

export const Changed: Story = {
  render: () => (
    <ProfilePage heading="Security">
      <PasswordForm {...passwordFormSample} isChanged />
      <SessionList {...sessionListSample} sessions={sessionSamples.slice(0, 1)} />
    </ProfilePage>
  ),
}

export const Failed: Story = {
  render: () => (
    <ProfilePage heading="Security">
      <PasswordForm
        {...passwordFormSample}
        failure={{
          heading: 'Your password wasn’t changed',
          text: 'We couldn’t reach the server. Check the connection and try again.',
        }}
      />
      <SessionList
        {...sessionListSample}
        outcome={{
          kind: 'failed',
          heading: 'The session wasn’t ended',
          text: 'We couldn’t save this. Try again in a few minutes.',
        }}
      />
    </ProfilePage>
  ),
}

export const Ending: Story = {
  render: () => pageOf({ ending: [2], isEndingOthers: true }),
}

export const LongInRussian: Story = {
  parameters: { lang: 'ru' },
  render: () => (
    <ProfilePage heading="Безопасность">
      <PasswordForm {...passwordFormSample} />
      <SessionList
        {...sessionListSample}
        sessions={sessionSamples.map((session) => ({
          ...session,
          browser: 'Корпоративный браузер длинного имени',
          system: 'операционная система предприятия',
        }))}
      />
    </ProfilePage>
  ),
}

export const ManySessions: Story = { render: () => pageOf({ sessions: manySessions(12) }) }

export const SessionsLoading: Story = { render: () => pageOf({ sessions: undefined }) }

export const SessionsFailed: Story = {
  render: () =>
    pageOf({
      sessions: undefined,
      error: (
        <Message
          tone="danger"
          heading="Your sessions didn’t load"
          text="The connection may be slow, or our server may be busy."
          retry={{ label: 'Try again', onRetry: () => undefined }}
        />
      ),
    }),
}

export const NoSessions: Story = { render: () => pageOf({ sessions: [] }) }
