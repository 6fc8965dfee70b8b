import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { videoSample } from '#testing/samples.ts'
import { PageHero } from './PageHero.tsx'

const meta: Meta<typeof PageHero> = {
  title: 'Shell/PageHero',
  component: PageHero,
  // Storybook writes values as JSON; an element of Chakra's factory is circular.
  argTypes: { children: { control: false } },
  args: {
    title: 'Do work that arrives on the day',
    text: 'We plan, build and run systems that companies around the Caspian depend on.',
    video: videoSample,
  },
}

export default meta
type Story = StoryObj<typeof PageHero>

export const Default: Story = {}

export const WithAction: Story = {
  args: {
    children: (
      <LinkButton href="#vacancies" variant="lime">
        Open vacancies
      </LinkButton>
    ),
  },
}

export const LongRussian: Story = {
  parameters: { lang: 'ru' },
  args: {
    title: 'Работа, которая заканчивается в тот день, который мы назвали заказчику',
    text: 'Мы планируем, строим и поддерживаем системы, от которых зависят компании вокруг Каспия.',
  },
}
