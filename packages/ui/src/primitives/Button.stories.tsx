import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { StoryPage } from '#testing/StoryPage.tsx'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { ArrowDownIcon, CloseIcon } from './icons.tsx'
import { LinkButton } from './LinkButton.tsx'
import { ArrowRightIcon, TrashIcon } from './moreIcons.tsx'

const meta: Meta<typeof Button> = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Send your CV' },
}

export default meta
type Story = StoryObj<typeof Button>

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const

export const OnLight: Story = {
  render: (args) => (
    <StoryPage>
      <h1>Buttons</h1>
      <div style={row}>
        <Button {...args} />
        <Button {...args} variant="outline" />
        <Button {...args} variant="danger" />
        <Button {...args} variant="quiet" />
        <LinkButton href="#">A link</LinkButton>
      </div>
      <div style={row}>
        <Button {...args} size="sm" />
        <Button {...args} size="md" />
        <Button {...args} size="lg" />
      </div>
      <div style={row}>
        <Button {...args} isLoading loadingLabel="Sending" />
        <Button {...args} variant="outline" isLoading loadingLabel="Sending" />
        <Button {...args} disabled />
        <Button {...args} variant="outline" disabled />
      </div>
      <div style={row}>
        <IconButton label="Remove">
          <TrashIcon />
        </IconButton>
        <IconButton label="Close" variant="outline">
          <CloseIcon />
        </IconButton>
        <IconButton label="Remove another" disabled>
          <TrashIcon />
        </IconButton>
      </div>
    </StoryPage>
  ),
}

export const OnDark: Story = {
  render: (args) => (
    <StoryPage tone="dark">
      <h1>Buttons</h1>
      <div style={row}>
        <Button {...args} variant="lime">
          Explore
          <ArrowDownIcon />
        </Button>
        <LinkButton href="#" variant="outlineOnDark">
          All services
          <ArrowRightIcon />
        </LinkButton>
        <Button {...args} variant="lime" isLoading loadingLabel="Loading" />
        <IconButton label="Close" variant="outlineOnDark">
          <CloseIcon />
        </IconButton>
      </div>
    </StoryPage>
  ),
}
