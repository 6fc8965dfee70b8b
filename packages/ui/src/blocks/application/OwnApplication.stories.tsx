import { ownApplicationSample } from '@atrium/contract/careers/samples'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { LookupPage } from '#blocks/lookup/LookupPage.tsx'
import { frameSample } from '#testing/recordSamples.ts'
import { ConfirmedAct } from './ConfirmedAct.tsx'
import { ContactForm, NewCvForm } from './EditForms.tsx'
import { KeepQuestion } from './KeepQuestion.tsx'
import { OwnApplicationView } from './OwnApplicationView.tsx'

const nothing = () => undefined
const onSubmit = async () => undefined

const meta: Meta<typeof OwnApplicationView> = {
  title: 'Lookup/Application',
  component: OwnApplicationView,
  args: {
    application: ownApplicationSample,
    notes: null,
    children: (
      <>
        <ContactForm isOpen={false} onSubmit={onSubmit} />
        <NewCvForm isOpen={false} cvMaxBytes={10_485_760} onSubmit={onSubmit} />
        <ConfirmedAct act="withdrawal" isSending={false} isOpen={false} onConfirm={nothing} />
        <ConfirmedAct act="deletion" isSending={false} isOpen={false} onConfirm={nothing} />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <LookupPage {...frameSample} size="record">
        <Story />
      </LookupPage>
    ),
  ],
}

export default meta
type Story = StoryObj<typeof OwnApplicationView>

export const InReview: Story = {}

export const AskedToKeep: Story = {
  parameters: { lang: 'ru' },
  args: {
    application: {
      ...ownApplicationSample,
      stage: 'rejected',
      isAskedToKeep: true,
      position: 'Рентгеноэлектрокардиографического'.repeat(4),
    },
    notes: <KeepQuestion keptUntil={ownApplicationSample.keptUntil} isSending={false} onAnswer={nothing} />,
  },
}

export const Open: Story = {
  parameters: { lang: 'az' },
  args: {
    application: { ...ownApplicationSample, position: '', message: 'Layihə rəhbəriyəm.' },
    children: (
      <>
        <ContactForm isOpen onSubmit={onSubmit} />
        <NewCvForm isOpen cvMaxBytes={10_485_760} onSubmit={onSubmit} progress={0.4} />
      </>
    ),
  },
}
