import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { Message } from '#primitives/Message.tsx'
import { badgeSample, frameSample, hiddenBadgeSample, longBadgeSample } from '#testing/recordSamples.ts'
import { BadgeRecord } from './BadgeRecord.tsx'
import { FoundBadge } from './FoundBadge.tsx'
import { LookupPage } from './LookupPage.tsx'

const hrefs = { room: () => '/rooms/1', signIn: '/staff/login' }

const meta: Meta = {
  title: 'Lookup/Employee',
  decorators: [
    (Story) => (
      <LookupPage size="record" {...frameSample}>
        <Story />
      </LookupPage>
    ),
  ],
}

export default meta
type Story = StoryObj

/** A stranger who scanned a badge. */
export const Stranger: Story = {
  render: () => (
    <BadgeRecord hrefs={hrefs} employee={badgeSample}>
      <FoundBadge />
    </BadgeRecord>
  ),
}

export const DirectoryPerson: Story = {
  render: () => (
    <BadgeRecord hrefs={hrefs} employee={badgeSample}>
      <div>
        <LinkButton variant="outline" href="/staff/labels?kind=badge&of=DEV7">
          Print the badge
        </LinkButton>
      </div>
    </BadgeRecord>
  ),
}

/** Nearly everything is hidden from strangers. */
export const HiddenFields: Story = {
  render: () => (
    <BadgeRecord hrefs={hrefs} employee={hiddenBadgeSample}>
      <FoundBadge />
    </BadgeRecord>
  ),
}

/** Long names and twelve computers. */
export const LongRussian: Story = {
  render: () => <BadgeRecord hrefs={hrefs} employee={longBadgeSample} />,
  parameters: { lang: 'ru' },
}

export const WithoutComputers: Story = {
  render: () => <BadgeRecord hrefs={hrefs} employee={{ ...badgeSample, otherinfo: [], computerinfo: [] }} />,
}

export const Missing: Story = {
  render: () => (
    <Message
      variant="inline"
      role="alert"
      headingLevel={1}
      heading="İstifadəçi tapılmadı"
      text="DEV999 nömrəli əməkdaş yoxdur. Nömrəni vəsiqədə yoxlayın və ya kodu yenidən oxudun."
    />
  ),
  parameters: { lang: 'az' },
}

export const Failed: Story = {
  render: () => (
    <Message
      variant="inline"
      tone="danger"
      headingLevel={1}
      heading="User not found"
      text="We couldn’t reach the server. Check the connection and try again."
      retry={{ label: 'Try again', onRetry: () => undefined, isRetrying: false }}
    />
  ),
}
