import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { StoryPage } from '#testing/StoryPage.tsx'
import { OrgChart, type OrgPerson } from './index.ts'

const person = (id: number, name: string, position: string, led: OrgPerson[] = []): OrgPerson => ({
  id,
  name,
  href: `#DEV${id}`,
  facts: [position, led.length > 0 ? `leads ${led.length}` : ''],
  led,
})

const meta: Meta<typeof OrgChart> = {
  title: 'Staff/OrgChart',
  component: OrgChart,
  decorators: [
    (Story) => (
      <StoryPage>
        <Story />
      </StoryPage>
    ),
  ],
  args: { label: 'Who leads whom', showLabel: (name) => `Show who ${name} leads` },
}

export default meta

export const Company: StoryObj<typeof OrgChart> = {
  args: {
    people: [
      person(1, 'Rauf Əliyev', 'Director', [
        person(7, 'Leyla Əliyeva', 'Project manager', [person(8, 'Tural Quliyev', 'Analyst')]),
        person(9, 'Ирина Соколова', 'Руководитель отдела качества и тестирования'),
      ]),
      person(2, 'Nigar Hüseynova', 'Adviser'),
    ],
  },
}
