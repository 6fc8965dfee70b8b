import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { Button } from '#primitives/Button.tsx'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { Message } from '#primitives/Message.tsx'
import { StoryPage } from '#testing/StoryPage.tsx'
import { peopleColumns, peopleSamples, type SampleRow, tableTexts } from '#testing/tableSamples.ts'
import { longPeople, tableWords } from '#testing/tableWords.ts'
import { DensityContext } from './DensityContext.ts'
import { DataTable, type DataTableProps, initialTableState, RowMenu, type TableState } from './index.ts'

interface StoryProps extends Omit<DataTableProps<SampleRow>, 'state' | 'onStateChange'> {
  start?: Partial<TableState>
}

const nothing = () => undefined

function Sample({ start, ...props }: StoryProps) {
  const [state, setState] = useState({ ...initialTableState, ...start })
  return (
    <StoryPage>
      <DataTable {...props} state={state} onStateChange={setState} />
    </StoryPage>
  )
}

const meta: Meta<typeof Sample> = {
  title: 'Staff/DataTable',
  component: Sample,
  // Storybook writes values as JSON; an element of Chakra's factory is circular.
  argTypes: { emptyAction: { control: false } },
  args: {
    label: 'Employees',
    rows: peopleSamples(312),
    columns: peopleColumns,
    rowId: ({ id }) => id,
    rowName: ({ name }) => name,
    rowHref: ({ id }) => `#${id}`,
    ...tableTexts,
    bulkActions: () => (
      <>
        <Button size="sm">Invite</Button>
        <Button size="sm" variant="outline">
          Archive
        </Button>
      </>
    ),
    rowActions: ({ id, name }) => (
      <RowMenu
        label={`Actions for ${name}`}
        items={[
          { label: 'Open', href: `#${id}` },
          { label: 'Archive', onChoose: nothing },
        ]}
      />
    ),
  },
}

export default meta
type Story = StoryObj<typeof Sample>

export const Employees: Story = {}

export const Sorted: Story = {
  args: { start: { sort: { column: 'hours', isDescending: true }, page: 3 }, currentId: 'DEV28' },
}

export const Selected: Story = { args: { start: { selected: ['DEV2', 'DEV3', 'DEV200'] } } }

export const PageSelected: Story = {
  args: { start: { selected: peopleSamples(25).map(({ id }) => id) } },
}

export const FewColumns: Story = {
  args: { start: { hidden: ['position', 'room', 'hours'] }, rowActions: undefined, bulkActions: undefined },
}

export const Comfortable: Story = {
  decorators: [
    (Story) => (
      <DensityContext value="comfortable">
        <Story />
      </DensityContext>
    ),
  ],
}

export const FewRows: Story = { args: { rows: peopleSamples(4) } }

export const TenThousand: Story = { args: { rows: peopleSamples(10_000), start: { size: 'all' } } }

export const Loading: Story = { args: { rows: [], isLoading: true } }

export const Failed: Story = {
  args: {
    failure: (
      <Message
        tone="danger"
        heading="The employees did not load"
        text="Check the connection and try again."
        retry={{ label: 'Try again', onRetry: nothing }}
      />
    ),
  },
}

export const Empty: Story = {
  args: { rows: [], emptyAction: <LinkButton href="#new">Add an employee</LinkButton> },
}

export const NothingFound: Story = { args: { start: { search: 'nobody', filters: { team: 'IT' } } } }

const long = { rows: longPeople, start: { selected: ['DEV1'] }, currentId: 'DEV2' }

export const Long: Story = { args: long }

export const LongAzerbaijani: Story = { args: { ...long, ...tableWords.az }, parameters: { lang: 'az' } }

export const LongRussian: Story = { args: { ...long, ...tableWords.ru }, parameters: { lang: 'ru' } }

export const Dark: Story = {
  args: { start: { selected: ['DEV1'] }, currentId: 'DEV2' },
  globals: { theme: 'dark' },
}
