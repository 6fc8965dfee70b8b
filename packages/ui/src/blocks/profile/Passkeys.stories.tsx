import type { Meta, StoryObj } from '@storybook/react-webpack5'
import type { ComponentProps } from 'react'
import { passkeySamples, sampleNow } from '#testing/profileSamples.ts'
import { inWidePage } from '#testing/StoryPage.tsx'
import { Passkeys } from './Passkeys.tsx'
import { ProfilePage } from './ProfilePage.tsx'

const passkeys = (props: Partial<ComponentProps<typeof Passkeys>> = {}) => (
  <ProfilePage heading="Security">
    <Passkeys
      passkeys={[]}
      now={sampleNow}
      onRemove={() => undefined}
      onSubmit={async () => undefined}
      {...props}
    />
  </ProfilePage>
)

const meta: Meta = {
  title: 'Profile/Passkeys',
  decorators: [inWidePage],
}

export default meta
type Story = StoryObj

export const None: Story = { render: () => passkeys() }

export const Some: Story = {
  render: () =>
    passkeys({
      passkeys: passkeySamples,
      removing: 2,
      outcome: { kind: 'done', heading: 'The passkey “Work laptop” has been added' },
    }),
}

export const InRussian: Story = {
  parameters: { lang: 'ru' },
  render: () => passkeys({ passkeys: passkeySamples }),
}

export const Loading: Story = { render: () => passkeys({ passkeys: undefined }) }

export const Failed: Story = {
  render: () =>
    passkeys({
      failure: {
        heading: 'The passkey wasn’t added',
        text: 'The device was not asked to the end, or it took too long. Try again.',
      },
    }),
}
