import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { LoadingScreen } from './LoadingScreen.tsx'

const meta: Meta<typeof LoadingScreen> = {
  title: 'Shell/LoadingScreen',
  component: LoadingScreen,
  args: { label: 'Caspora' },
}

export default meta

export const Default: StoryObj<typeof LoadingScreen> = {}
