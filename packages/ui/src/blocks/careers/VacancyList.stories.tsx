import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { Message } from '#primitives/Message.tsx'
import { filterSamples, longWord, vacancySamples } from '#testing/samples.ts'
import { VacancyList } from './VacancyList.tsx'
import { VacancyListSkeleton } from './VacancyListSkeleton.tsx'

const meta: Meta<typeof VacancyList> = {
  title: 'Careers/VacancyList',
  component: VacancyList,
  args: {
    heading: 'Open vacancies',
    filter: filterSamples.en,
    vacancies: vacancySamples.en,
    resultLabel: '12 vacancies shown',
  },
}

export default meta
type Story = StoryObj<typeof VacancyList>

export const Default: Story = {}

export const InRussian: Story = {
  parameters: { lang: 'ru' },
  args: {
    heading: 'Открытые вакансии',
    filter: filterSamples.ru,
    vacancies: vacancySamples.ru,
    resultLabel: 'Показано 12 вакансий',
  },
}

export const LongWords: Story = {
  args: {
    vacancies: vacancySamples.en.map((vacancy) => ({
      ...vacancy,
      position: longWord,
      description: longWord,
    })),
  },
}

export const Empty: Story = {
  args: {
    vacancies: [],
    children: (
      <Message heading="No open vacancies today" text="There are open vacancies in other categories." />
    ),
  },
}

export const Loading: Story = {
  args: {
    vacancies: undefined,
    filter: undefined,
    resultLabel: undefined,
    children: <VacancyListSkeleton label="Loading the vacancies" />,
  },
}

export const Failed: Story = {
  args: {
    vacancies: undefined,
    filter: undefined,
    resultLabel: undefined,
    children: (
      <Message
        tone="danger"
        heading="The vacancies did not load"
        text="Check the connection and try again."
        retry={{ label: 'Try again', onRetry: () => undefined }}
      />
    ),
  },
}

/** Press a chip: the rows that stay slide to their new places. */
export const Filtering: Story = {
  render: function Filtered(args) {
    const [chosen, setChosen] = useState('#all')
    const shown =
      chosen === '#all' ? args.vacancies : args.vacancies?.filter((_, index) => index === chosen.length % 3)
    const options = filterSamples.en.options.map((option) => ({
      ...option,
      isCurrent: option.href === chosen,
    }))
    return (
      <div
        onClickCapture={(event) => {
          const href = (event.target as HTMLElement).closest('a')?.getAttribute('href')
          if (href && options.some((option) => option.href === href)) setChosen(href)
        }}
      >
        <VacancyList {...args} vacancies={shown} filter={{ label: 'Filter by category', options }} />
      </div>
    )
  },
}
