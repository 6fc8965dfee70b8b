import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from '#primitives/Button.tsx'
import { StoryPage } from '#testing/StoryPage.tsx'
import { AppStoreLink } from './AppStoreLink.tsx'

const meta: Meta<typeof AppStoreLink> = {
  title: 'Shell/AppStoreLink',
  component: AppStoreLink,
  args: {
    href: 'https://apps.apple.com/app/caspora-example',
    label: 'Get our app',
    store: 'App Store',
    newTabLabel: 'opens in a new tab',
  },
  render: (args) => (
    <StoryPage>
      <AppStoreLink {...args} />
    </StoryPage>
  ),
}

export default meta
type Story = StoryObj<typeof AppStoreLink>

export const Default: Story = {}

/** A control in its corner: it stands a step higher. */
export const OverAControl: Story = {
  render: (args) => (
    <StoryPage>
      <Button position="fixed" insetInlineEnd="4" bottom="4">
        {args.store}
      </Button>
      <AppStoreLink {...args} />
    </StoryPage>
  ),
}

export const InAzerbaijani: Story = {
  parameters: { lang: 'az' },
  args: { label: 'Tətbiqimizi yükləyin', newTabLabel: 'yeni vərəqdə açılır' },
}
