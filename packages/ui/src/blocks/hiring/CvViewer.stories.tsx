import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { cvFrameSample } from '#testing/cvFrameSample.ts'
import { StoryPage } from '#testing/StoryPage.tsx'
import { CvViewer } from './CvViewer.tsx'

const meta: Meta<typeof CvViewer> = {
  title: 'Hiring/CV viewer',
  component: CvViewer,
  args: {
    name: 'CV Aysel Quliyeva.pdf',
    fetchFile: async () => new ArrayBuffer(8),
    frameAddress: cvFrameSample,
  },
  decorators: [
    (Story) => (
      <StoryPage>
        <div style={{ width: '100%' }}>
          <Story />
        </div>
      </StoryPage>
    ),
  ],
}

export default meta
type Story = StoryObj<typeof CvViewer>

export const Shown: Story = {}

export const Loading: Story = {
  parameters: { lang: 'ru' },
  args: { fetchFile: () => new Promise(() => undefined) },
}

export const Failed: Story = {
  parameters: { lang: 'az' },
  args: { fetchFile: async () => Promise.reject(new Error('Not found')) },
}
