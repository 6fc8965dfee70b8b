import type { Meta, StoryObj } from '@storybook/react-webpack5'
import type { ComponentProps } from 'react'
import { passkeySamples } from '#testing/profileSamples.ts'
import { inWidePage } from '#testing/StoryPage.tsx'
import { ProfilePage } from './ProfilePage.tsx'
import { ReauthenticationDialog } from './ReauthenticationDialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { SecondFactorSetup } from './SecondFactorSetup.tsx'

const meta: Meta = {
  title: 'Profile/SecondFactor',
  decorators: [inWidePage],
}

export default meta
type Story = StoryObj

const idle = { isBusy: false, onPress: () => undefined }

const off = { since: null, isRequired: true, recoveryCodesLeft: 0 }

const secondFactor = (props: Partial<ComponentProps<typeof SecondFactor>>) => (
  <ProfilePage heading="Security">
    <SecondFactor
      factor={off}
      passkeys={[]}
      actions={{ setUp: idle, renew: idle, turnOff: { ...idle, isBusy: true } }}
      {...props}
    />
  </ProfilePage>
)

export const Demanded: Story = { render: () => secondFactor({}) }

export const On: Story = {
  render: () =>
    secondFactor({
      factor: { since: '2026-11-25T08:00:00.000Z', isRequired: false, recoveryCodesLeft: 9 },
      outcome: { kind: 'done', heading: 'Two-step sign-in is on' },
    }),
}

export const PasskeyInRussian: Story = {
  parameters: { lang: 'ru' },
  render: () => secondFactor({ factor: { ...off, recoveryCodesLeft: 9 }, passkeys: passkeySamples }),
}

export const Loading: Story = { render: () => secondFactor({ factor: undefined }) }

export const InSetup: Story = {
  render: () =>
    secondFactor({
      children: (
        <SecondFactorSetup
          secret={{
            secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
            uri: 'otpauth://totp/Caspora:leyla.aliyeva%40caspora.example?issuer=Caspora&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
          }}
          onCancel={() => undefined}
          onSubmit={async () => ({ code: 'This code is wrong or was already used.' })}
        />
      ),
    }),
}

export const Codes: Story = {
  render: () =>
    secondFactor({
      children: (
        <RecoveryCodes
          codes={Array.from({ length: 10 }, (_none, index) => `k7mq-2xvb-9dfe-w3hp-c8nt-6ray-4js${index}`)}
          onDone={() => undefined}
        />
      ),
    }),
}

export const Reauthentication: Story = {
  render: () => (
    <ReauthenticationDialog
      email="leyla.aliyeva@caspora.example"
      isCodeAsked
      onCancel={() => undefined}
      onSubmit={async () => ({ current: 'This is not your password.' })}
    />
  ),
}
