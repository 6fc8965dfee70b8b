import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from '#primitives/Button.tsx'
import { StoryPage } from '#testing/StoryPage.tsx'
import { AppStoreLink } from './AppStoreLink.tsx'

const meta: Meta<typeof AppStoreLink> = {
  title: 'Shell/AppStoreLink',
  component: AppStoreLink,
  render: () => (
    <StoryPage>
      <AppStoreLink />
    </StoryPage>
  ),
}

export default meta
type Story = StoryObj<typeof AppStoreLink>

export const Default: Story = {}

/** A control in its corner: it stands a step higher. */
export const OverAControl: Story = {
  render: () => (
    <StoryPage>
      <Button position="fixed" insetInlineEnd="4" bottom="4">
        Send
      </Button>
      <AppStoreLink />
    </StoryPage>
  ),
}

export const InAzerbaijani: Story = { parameters: { lang: 'az' } }
