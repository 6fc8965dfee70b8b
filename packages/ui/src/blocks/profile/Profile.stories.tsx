import type { OwnRecordRequest } from '@atrium/contract/people'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import type { ComponentProps } from 'react'
import { Button } from '#primitives/Button.tsx'
import {
  longProfile,
  ownProfile,
  personalSample,
  profileHeadSample,
  profileWithPhoto,
} from '#testing/profileSamples.ts'
import { inWidePage } from '#testing/StoryPage.tsx'
import { OwnRecord } from './OwnRecord.tsx'
import { PersonalInformation } from './PersonalInformation.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import { ProfilePage } from './ProfilePage.tsx'
import { RecordDialog } from './RecordDialog.tsx'

const pageOf = (
  photo: Partial<ComponentProps<typeof ProfileHead>['photo']>,
  phone: Partial<(typeof personalSample)['phone']> = {},
  profile = profileHeadSample.profile,
) => (
  <ProfilePage heading="My Profile" action={<Button variant="outline">Log Out</Button>}>
    <ProfileHead profile={profile} photo={{ ...profileHeadSample.photo, ...photo }} />
    <PersonalInformation {...personalSample} phone={{ ...personalSample.phone, ...phone }} />
  </ProfilePage>
)

const meta: Meta = {
  title: 'Profile/My Profile',
  decorators: [inWidePage],
}

export default meta
type Story = StoryObj

export const WithoutPhoto: Story = { render: () => pageOf({}) }

export const WithPhoto: Story = {
  render: () => pageOf({}, {}, profileWithPhoto),
}

export const SavingPhoto: Story = {
  render: () => pageOf({ busy: 'save' }, {}, profileWithPhoto),
}

export const WrongFile: Story = { render: () => pageOf({ error: 'Choose a JPEG, PNG or WebP picture' }) }

export const Editing: Story = { render: () => pageOf({}, { draft: '+994 50 000 00 01' }) }

export const Saving: Story = { render: () => pageOf({}, { draft: '+994 55 123 45 67', isSaving: true }) }

export const WrongPhone: Story = {
  render: () => pageOf({}, { draft: '', error: 'Phone number is required' }),
}

export const Failed: Story = {
  render: () =>
    pageOf(
      {
        outcome: {
          kind: 'failed',
          heading: 'The photo wasn’t saved',
          text: 'We couldn’t save this. Try again in a few minutes.',
        },
      },
      {
        draft: '+994 55 123 45 67',
        outcome: {
          kind: 'failed',
          heading: 'The phone number wasn’t saved',
          text: 'We couldn’t reach the server. Check the connection and try again.',
        },
      },
    ),
}

export const Saved: Story = {
  render: () =>
    pageOf(
      { outcome: { kind: 'done', heading: 'The photo has been saved' } },
      { outcome: { kind: 'done', heading: 'The phone number has been saved' } },
      profileWithPhoto,
    ),
}

/** The longest name, without a phone number. */
export const LongInRussian: Story = {
  parameters: { lang: 'ru' },
  render: () => (
    <ProfilePage heading="Мой профиль" action={<Button variant="outline">Выйти</Button>}>
      <ProfileHead {...profileHeadSample} profile={longProfile} />
      <PersonalInformation {...personalSample} profile={longProfile} />
    </ProfilePage>
  ),
}

const nothing = () => undefined

const request: OwnRecordRequest = {
  id: 1,
  changes: { lastName: 'Константинопольская-Переверзева', position: 'Project director', language: 'EN' },
  reason: 'I have married.',
  state: 'sent',
  answer: '',
  createdAt: '2026-11-24T08:00:00.000Z',
  decidedAt: null,
}

const withRequest = (props: Partial<ComponentProps<typeof OwnRecord>>) => (
  <ProfilePage heading="My Profile" action={<Button variant="outline">Log Out</Button>}>
    <PersonalInformation {...personalSample}>
      <OwnRecord
        profile={ownProfile}
        last={request}
        onRequestChange={nothing}
        onWithdraw={nothing}
        {...props}
      />
    </PersonalInformation>
  </ProfilePage>
)

/** The request waits. */
export const AskedChange: Story = {
  render: () =>
    withRequest({
      failure: { heading: 'The request wasn’t withdrawn', text: 'Check the connection and try again.' },
    }),
}

export const DeclinedInRussian: Story = {
  parameters: { lang: 'ru' },
  render: () =>
    withRequest({
      last: {
        ...request,
        state: 'declined',
        answer: 'The record follows the identity card.',
        decidedAt: '2026-11-25T08:00:00.000Z',
      },
    }),
}

export const AskingForChange: Story = {
  render: () => (
    <RecordDialog
      draft={{ firstName: 'Leyla', lastName: 'Əliyeva', position: 'Project manager' }}
      failure={{
        heading: 'Your request wasn’t sent',
        text: 'Your text is still here.',
        isAboutFields: false,
      }}
      onSubmit={() => Promise.resolve(undefined)}
      onCancel={nothing}
    />
  ),
}
