import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { inWidePage } from '#testing/StoryPage.tsx'
import { Passkeys, type PasskeysProps } from './Passkeys.tsx'
import { ProfilePage } from './ProfilePage.tsx'

const nothing = () => undefined

const passkeys = (props: Partial<PasskeysProps> = {}) => (
  <ProfilePage heading="Security">
    <Passkeys
      texts={{
        heading: 'Passkeys',
        lead: 'With a passkey you sign in by fingerprint, face or PIN of your phone or computer, without password and code.',
        list: 'Your passkeys',
        remove: 'Remove',
        removing: 'Removing the passkey',
        form: 'New passkey',
        name: 'Name of the new passkey',
        nameHint: 'So that you recognize it later, for example “Work laptop”.',
        add: 'Add a passkey',
        adding: 'Waiting for your device',
      }}
      passkeys={[]}
      onRemove={nothing}
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
      passkeys: [
        {
          id: 1,
          name: 'Work laptop',
          added: 'Added on 21 November 2026',
          used: 'Last used today at 09:12',
          removeName: 'Remove the passkey: Work laptop',
        },
        {
          id: 2,
          name: 'The key with the long name that hangs on the ring of the door to the archive',
          added: 'Added on 25 November 2026',
          used: 'Not used yet',
          removeName: 'Remove the passkey: The key with the long name',
          isRemoving: true,
        },
      ],
      outcome: { kind: 'done', heading: 'The passkey “Work laptop” is added' },
    }),
}

export const Failed: Story = {
  render: () =>
    passkeys({
      failure: {
        heading: 'The passkey was not added',
        text: 'The device was not asked to the end, or it took too long. Try again.',
      },
    }),
}
