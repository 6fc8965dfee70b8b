import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { Message } from '#primitives/Message.tsx'
import {
  foundBadgeSample,
  frameSample,
  hiddenRecordSample,
  longRecordSample,
  recordSample,
} from '#testing/recordSamples.ts'
import { EmployeeRecord } from './EmployeeRecord.tsx'
import { EmployeeRecordSkeleton } from './EmployeeRecordSkeleton.tsx'
import { FoundBadge } from './FoundBadge.tsx'
import { LookupPage } from './LookupPage.tsx'

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
    <EmployeeRecord {...recordSample}>
      <FoundBadge {...foundBadgeSample} />
    </EmployeeRecord>
  ),
}

export const Colleague: Story = {
  render: () => (
    <EmployeeRecord {...recordSample}>
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
    <EmployeeRecord {...hiddenRecordSample}>
      <FoundBadge {...foundBadgeSample} />
    </EmployeeRecord>
  ),
}

/** Long names and twelve computers. */
export const LongRussian: Story = {
  render: () => <EmployeeRecord {...longRecordSample} />,
  parameters: { lang: 'ru' },
}

export const WithoutComputers: Story = {
  render: () => (
    <EmployeeRecord
      {...recordSample}
      info={[]}
      computers={{
        heading: 'Equipment',
        serialLabel: 'Serial number',
        emptyText: 'no computer info',
        computers: [],
      }}
    />
  ),
}

export const Loading: Story = { render: () => <EmployeeRecordSkeleton label="Loading the employee" /> }

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
