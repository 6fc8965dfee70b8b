import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from '#primitives/Button.tsx'
import {
  longPersonalSample,
  longProfileHeadSample,
  personalSample,
  photoSample,
  profileHeadSample,
} from '#testing/profileSamples.ts'
import { inWidePage } from '#testing/StoryPage.tsx'
import type { EditableValueProps } from './EditableValue.tsx'
import { OwnRecord } from './OwnRecord.tsx'
import { PersonalInformation } from './PersonalInformation.tsx'
import { ProfileHead, type ProfileHeadProps } from './ProfileHead.tsx'
import { ProfilePage } from './ProfilePage.tsx'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'
import { RecordDialog } from './RecordDialog.tsx'

const pageOf = (photo: Partial<ProfileHeadProps['photo']>, phone: Partial<EditableValueProps> = {}) => (
  <ProfilePage heading="My Profile" action={<Button variant="outline">Log Out</Button>}>
    <ProfileHead {...profileHeadSample} photo={{ ...profileHeadSample.photo, ...photo }} />
    <PersonalInformation
      {...personalSample}
      facts={personalSample.facts.map((fact) =>
        fact.edit ? { ...fact, edit: { ...fact.edit, ...phone } } : fact,
      )}
    />
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
  render: () =>
    pageOf({ src: photoSample, texts: { ...profileHeadSample.photo.texts, choose: 'Change the photo' } }),
}

export const SavingPhoto: Story = {
  render: () => pageOf({ src: photoSample, busyLabel: 'Saving the photo' }),
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
          heading: 'The photo was not saved',
          text: 'Our server could not do it just now. Try again in a few minutes.',
        },
      },
      {
        draft: '+994 55 123 45 67',
        outcome: {
          kind: 'failed',
          heading: 'The phone number was not saved',
          text: 'We could not reach the server. Check the connection and try again.',
        },
      },
    ),
}

export const Saved: Story = {
  render: () =>
    pageOf(
      { src: photoSample, outcome: { kind: 'done', heading: 'The photo has been saved' } },
      { outcome: { kind: 'done', heading: 'The phone number has been saved' } },
    ),
}

/** Nobody’s name is longer; the phone number is missing. */
export const LongInRussian: Story = {
  parameters: { lang: 'ru' },
  render: () => (
    <ProfilePage heading="Мой профиль" action={<Button variant="outline">Выйти</Button>}>
      <ProfileHead {...longProfileHeadSample} />
      <PersonalInformation {...longPersonalSample} />
    </ProfilePage>
  ),
}

export const Loading: Story = {
  render: () => (
    <ProfilePage heading="My Profile">
      <ProfileSkeleton label="Loading your profile" photoNote={profileHeadSample.photo.texts.note} />
    </ProfilePage>
  ),
}

const record = {
  heading: 'Name and position',
  text: 'HR keeps them. Ask when something has changed or is wrong.',
}
const last = {
  title: 'Your last request',
  when: 'Asked on 24 November 2026',
  nothing: 'Not given',
  changes: [
    { field: 'Last Name', before: 'Əliyeva', after: 'Константинопольская-Переверзева' },
    { field: 'Position', before: '', after: 'Project director' },
  ],
}
const nothing = () => undefined

/** A request waits; below, one that was declined with words. */
export const AskedChange: Story = {
  render: () => (
    <ProfilePage heading="My Profile" action={<Button variant="outline">Log Out</Button>}>
      <PersonalInformation {...personalSample}>
        <OwnRecord
          {...record}
          last={{
            ...last,
            state: 'Waits for HR',
            isWaiting: true,
            withdraw: {
              label: 'Withdraw the request',
              isBusy: false,
              busyLabel: 'Withdrawing',
              onPress: nothing,
            },
          }}
          failure={{ heading: 'The request was not withdrawn', text: 'Check the connection and try again.' }}
        />
        <OwnRecord
          {...record}
          heading="Name and position, decided"
          ask={{ label: 'Ask for a change', onPress: nothing }}
          last={{
            ...last,
            state: 'Declined',
            isWaiting: false,
            answer: { label: 'Answer', words: 'The record follows the identity card.' },
          }}
        />
      </PersonalInformation>
    </ProfilePage>
  ),
}

export const AskingForChange: Story = {
  render: () => (
    <RecordDialog
      title="Ask for a change"
      text="Change what should be different. HR decides and tells you."
      buttons={{ save: 'Send to HR', saving: 'Sending', cancel: 'Cancel' }}
      labels={{
        firstName: 'First Name',
        lastName: 'Last Name',
        position: 'Position',
        positionHint: 'In English; HR adds the other languages.',
        reason: 'Why',
        reasonHint: 'For example: married in October, see the new identity card.',
      }}
      draft={{ firstName: 'Leyla', lastName: 'Əliyeva', position: 'Project manager' }}
      failure={{
        heading: 'Your request was not sent',
        text: 'Your text is still here.',
        isAboutFields: false,
      }}
      onSubmit={() => Promise.resolve(undefined)}
      onCancel={nothing}
    />
  ),
}
