import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { Message } from '#primitives/Message.tsx'
import {
  employeeSample,
  frameSample,
  hiddenEmployeeSample,
  longEmployeeSample,
} from '#testing/recordSamples.ts'
import { EmployeeRecord } from './EmployeeRecord.tsx'
import { FoundBadge } from './FoundBadge.tsx'
import { LookupPage } from './LookupPage.tsx'

const hrefs = { roomHref: () => '/rooms/1', signInHref: '/staff/login' }

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
    <EmployeeRecord {...hrefs} employee={employeeSample}>
      <FoundBadge />
    </EmployeeRecord>
  ),
}

export const Colleague: Story = {
  render: () => (
    <EmployeeRecord {...hrefs} employee={employeeSample}>
      <div>
        <LinkButton variant="outline" href="/staff/labels?kind=badge&of=DEV7">
          Print the badge
        </LinkButton>
      </div>
    </EmployeeRecord>
  ),
}

/** Nearly everything is hidden from strangers. */
export const HiddenFields: Story = {
  render: () => (
    <EmployeeRecord {...hrefs} employee={hiddenEmployeeSample}>
      <FoundBadge />
    </EmployeeRecord>
  ),
}

/** Long names and twelve computers. */
export const LongRussian: Story = {
  render: () => <EmployeeRecord {...hrefs} employee={longEmployeeSample} />,
  parameters: { lang: 'ru' },
}

export const WithoutComputers: Story = {
  render: () => (
    <EmployeeRecord {...hrefs} employee={{ ...employeeSample, otherinfo: [], computerinfo: [] }} />
  ),
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
      text="We could not reach the server. Check the connection and try again."
      retry={{ label: 'Try again', onRetry: () => undefined, isRetrying: false }}
    />
  ),
}
