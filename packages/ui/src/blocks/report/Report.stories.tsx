import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ReportPage } from './ReportPage.tsx'

const meta: Meta = { title: 'Report/Page' }

export default meta
type Story = StoryObj

export const WeeklyReport: Story = { render: () => <ReportPage pdfHref="/media/report/en.pdf" /> }

export const InRussian: Story = {
  parameters: { lang: 'ru' },
  render: () => <ReportPage pdfHref="/media/report/ru.pdf" />,
}
