import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Message } from '#primitives/Message.tsx'
import { passwordFormSample, sessionListSample } from '#testing/profileSamples.ts'
import { inWidePage } from '#testing/StoryPage.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { ProfilePage } from './ProfilePage.tsx'
import { SessionsSkeleton } from './ProfileSkeleton.tsx'
import { SessionList, type SessionListProps } from './SessionList.tsx'

const pageOf = (list: Partial<SessionListProps> = {}) => (
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

/** Sent empty: every field says what it misses, and the focus is in the first. */
export const WithErrors: Story = {
  render: () => pageOf(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  },
}

export const Changed: Story = {
  render: () => (
    <ProfilePage heading="Security">
      <PasswordForm
        {...passwordFormSample}
        outcome={{
          kind: 'done',
          heading: 'Your password has been changed',
          text: 'Your other sessions have ended. Sign in there with the new password.',
        }}
      />
      <SessionList {...sessionListSample} sessions={sessionListSample.sessions.slice(0, 1)} />
    </ProfilePage>
  ),
}

export const Failed: Story = {
  render: () => (
    <ProfilePage heading="Security">
      <PasswordForm
        {...passwordFormSample}
        failure={{
          heading: 'Your password was not changed',
          text: 'We could not reach the server. Check the connection and try again.',
        }}
      />
      <SessionList
        {...sessionListSample}
        outcome={{
          kind: 'failed',
          heading: 'The session was not ended',
          text: 'Our server could not do it just now. Try again in a few minutes.',
        }}
      />
    </ProfilePage>
  ),
}

export const Ending: Story = {
  render: () =>
    pageOf({
      sessions: sessionListSample.sessions.map((session) => ({ ...session, isEnding: session.id === 2 })),
      isEndingOthers: true,
    }),
}

export const LongInRussian: Story = {
  parameters: { lang: 'ru' },
  render: () => (
    <ProfilePage heading="Безопасность">
      <SessionList
        {...sessionListSample}
        texts={{
          heading: 'Активные сеансы',
          lead: 'Если какой-то браузер вам незнаком, завершите его сеанс и смените пароль. Время — бакинское.',
          thisBrowser: 'Этот браузер',
          end: 'Завершить',
          endName: (device, since) => `Завершить сеанс: ${device}. ${since}`,
          ending: 'Завершаем сеанс',
          showAll: (count) => `Показать все сеансы: ${count}`,
          endOthers: 'Завершить остальные сеансы',
          endingOthers: 'Завершаем остальные сеансы',
        }}
        sessions={sessionListSample.sessions.map((session) => ({
          ...session,
          device: 'Корпоративный браузер длинного имени, операционная система',
          seen: 'Активен 21 ноября 2026 г. в 15:04',
          since: 'Вход: 20 ноября 2026 г. в 09:12',
        }))}
      />
    </ProfilePage>
  ),
}

export const ManySessions: Story = {
  render: () =>
    pageOf({
      sessions: Array.from({ length: 12 }, (_none, index) => ({
        id: index + 1,
        device: 'Chrome on Linux',
        seen: index === 0 ? 'In use now' : `Last seen today at ${21 - index}:45`,
        since: `Signed in today at ${21 - index}:12`,
        isCurrent: index === 0,
      })),
    }),
}

export const SessionsLoading: Story = {
  render: () => pageOf({ sessions: [], children: <SessionsSkeleton label="Loading your sessions" /> }),
}

export const SessionsFailed: Story = {
  render: () =>
    pageOf({
      sessions: [],
      children: (
        <Message
          tone="danger"
          heading="Your sessions did not load"
          text="The connection may be slow, or our server may be busy."
          retry={{ label: 'Try again', onRetry: () => undefined }}
        />
      ),
    }),
}

export const NoSessions: Story = {
  render: () =>
    pageOf({
      sessions: [],
      children: <Message heading="No session is known" text="Load the page again." />,
    }),
}
