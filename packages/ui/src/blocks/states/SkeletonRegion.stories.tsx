import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { SkeletonRegion } from './SkeletonRegion.tsx'

const meta: Meta<typeof SkeletonRegion> = {
  title: 'States/SkeletonRegion',
  component: SkeletonRegion,
  args: { label: 'Loading the news' },
}

export default meta
type Story = StoryObj<typeof SkeletonRegion>

export const Lines: Story = {}

export const Cards: Story = { args: { shape: 'cards', count: 2 } }

export const Rows: Story = { args: { shape: 'rows' } }
