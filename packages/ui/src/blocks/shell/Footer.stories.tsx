import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Footer } from './Footer.tsx'

const meta: Meta<typeof Footer> = { title: 'Shell/Footer', component: Footer, args: { year: 2026 } }

export default meta
type Story = StoryObj<typeof Footer>

export const Default: Story = {}

export const InRussian: Story = { parameters: { lang: 'ru' } }
