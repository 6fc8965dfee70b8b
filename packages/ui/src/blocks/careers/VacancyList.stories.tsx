import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { Message } from '#primitives/Message.tsx'
import { longWord, vacanciesIn } from '#testing/samples.ts'
import { VacancyList } from './VacancyList.tsx'

const arranged = vacanciesIn('EN')

const meta: Meta<typeof VacancyList> = {
  title: 'Careers/VacancyList',
  component: VacancyList,
  args: { arranged, onFilter: () => undefined, vacancyHref: (id) => `#/career/${id}` },
}

export default meta
type Story = StoryObj<typeof VacancyList>

export const Default: Story = {}

export const InRussian: Story = {
  parameters: { lang: 'ru' },
  args: { arranged: vacanciesIn('RU') },
}

export const LongWords: Story = {
  args: {
    arranged: {
      ...arranged,
      vacancies: arranged.vacancies.map((vacancy) => ({
        ...vacancy,
        text: { ...vacancy.text, Position: longWord, Description: longWord },
      })),
    },
  },
}

export const Empty: Story = { args: { arranged: { ...arranged, vacancies: [] } } }

export const NothingFound: Story = {
  args: { arranged: { ...arranged, filter: { ...arranged.filter, words: 'figma' }, vacancies: [] } },
}

export const Loading: Story = { args: { arranged: undefined } }

export const Failed: Story = {
  args: {
    arranged: undefined,
    error: (
      <Message
        tone="danger"
        heading="The vacancies didn’t load"
        text="Check the connection and try again."
        retry={{ label: 'Try again', onRetry: () => undefined }}
      />
    ),
  },
}

/** Press a chip: the rows that stay slide to their new places. */
export const Filtering: Story = {
  render: function Filtered(args) {
    const [slug, setSlug] = useState<string>()
    const chosen = arranged.categories.find((category) => category.slug === slug)
    const vacancies = arranged.vacancies.filter(({ text }) => !chosen || text.Category === chosen.name)
    return (
      <div
        onClickCapture={(event) => {
          const address = (event.target as HTMLElement).closest('a')?.getAttribute('href')
          if (address?.startsWith('/career')) setSlug(address.split('=')[1])
        }}
      >
        <VacancyList {...args} arranged={{ ...arranged, chosen, vacancies }} />
      </div>
    )
  },
}
