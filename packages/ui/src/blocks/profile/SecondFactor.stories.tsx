import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { inWidePage } from '#testing/StoryPage.tsx'
import { ProfilePage } from './ProfilePage.tsx'
import { ReauthenticationDialog } from './ReauthenticationDialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SecondFactor, type SecondFactorProps } from './SecondFactor.tsx'
import { SecondFactorSetup } from './SecondFactorSetup.tsx'

const meta: Meta = {
  title: 'Profile/SecondFactor',
  decorators: [inWidePage],
}

export default meta
type Story = StoryObj

const idle = { isBusy: false, busyLabel: 'Please wait', onPress: () => undefined }

const secondFactor = (props: Partial<SecondFactorProps>) => (
  <ProfilePage heading="Security">
    <SecondFactor
      heading="Two-step sign-in"
      lead="After your password, signing in asks for a code from an app on your phone. A stolen password alone is then useless."
      {...props}
    />
  </ProfilePage>
)

export const Demanded: Story = {
  render: () =>
    secondFactor({
      demand: {
        heading: 'Your role needs two-step sign-in',
        text: 'Set it up now. Until then the other pages of the staff area stay closed.',
      },
      tag: { label: 'Off', isOn: false },
      actions: [{ ...idle, label: 'Set up' }],
    }),
}

export const On: Story = {
  render: () =>
    secondFactor({
      tag: { label: 'On', isOn: true },
      state: ['On since 25 November 2026.', '9 recovery codes are left.'],
      actions: [
        { ...idle, label: 'New recovery codes' },
        { ...idle, label: 'Turn off', isBusy: true },
      ],
      outcome: { kind: 'done', heading: 'Two-step sign-in is on' },
    }),
}

export const InSetup: Story = {
  render: () =>
    secondFactor({
      children: (
        <SecondFactorSetup
          texts={{
            scan: 'Scan this code with an authenticator app, such as Google Authenticator, Microsoft Authenticator or 1Password.',
            qr: 'QR code for the authenticator app',
            manual: 'You cannot scan it? Enter this key in the app:',
            form: 'First code',
            confirm: 'Turn on',
            confirming: 'Checking',
            cancel: 'Cancel',
          }}
          code={{ label: 'Code from the app', hint: 'The six digits that the app shows now.' }}
          secret="JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
          uri="otpauth://totp/Caspora:leyla.aliyeva%40caspora.example?issuer=Caspora&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
          onCancel={() => undefined}
          onSubmit={async () => ({ code: 'This code is wrong or was used already.' })}
        />
      ),
    }),
}

export const Codes: Story = {
  render: () =>
    secondFactor({
      children: (
        <RecoveryCodes
          texts={{
            heading: 'Your recovery codes',
            text: 'Each code replaces the app once, for example when you lose your phone. Keep them where only you can reach them: they are not shown again.',
            list: 'Recovery codes',
            copy: 'Copy',
            copied: 'Copied',
            notCopied: 'The browser did not allow copying. The codes are selected: copy them by hand.',
            done: 'I have saved them',
          }}
          codes={Array.from({ length: 10 }, (_none, index) => `k7mq-2xvb-9dfe-w3hp-c8nt-6ray-4js${index}`)}
          onDone={() => undefined}
        />
      ),
    }),
}

export const Reauthentication: Story = {
  render: () => (
    <ReauthenticationDialog
      texts={{
        title: 'Confirm that it is you',
        text: 'For this change we need your password once more.',
        form: 'Confirmation',
        current: 'Your password',
        show: 'Show the password',
        hide: 'Hide the password',
        confirm: 'Confirm',
        confirming: 'Checking',
        cancel: 'Cancel',
      }}
      email="leyla.aliyeva@caspora.example"
      code={{
        label: 'Code from your authenticator app',
        hint: 'Six digits. Without the app, use a recovery code.',
      }}
      onCancel={() => undefined}
      onSubmit={async () => ({ current: 'This is not your password.' })}
    />
  ),
}
