import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { navbarSample, videoSample } from '#testing/samples.ts'
import { Navbar } from './Navbar.tsx'
import { PageHero } from './PageHero.tsx'

const meta: Meta<typeof Navbar> = {
  title: 'Shell/Navbar',
  component: Navbar,
  args: navbarSample,
  render: (args) => (
    <>
      <Navbar {...args} />
      <main>
        <PageHero title="Do work that arrives on the day" video={videoSample} />
        <chakra.div height="120vh" />
      </main>
    </>
  ),
}

export default meta
type Story = StoryObj<typeof Navbar>

export const OverHero: Story = { args: { overHero: true } }

export const Solid: Story = {
  render: (args) => (
    <>
      <Navbar {...args} />
      <chakra.main height="150vh" />
    </>
  ),
}

export const InAzerbaijani: Story = {
  parameters: { lang: 'az' },
  args: {
    overHero: true,
    languages: [
      { code: 'EN', label: 'English', onChoose: () => undefined },
      { code: 'RU', label: 'Русский', onChoose: () => undefined },
    ],
    language: 'AZ',
  },
}
