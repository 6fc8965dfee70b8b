import { personRecordSamples } from '@atrium/contract/people/samples'
import { roomSamples } from '@atrium/contract/rooms/samples'
import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from '#primitives/Button.tsx'
import { CardSection } from '#primitives/CardSection.tsx'
import { StoryPage } from '#testing/StoryPage.tsx'
import { BulkDialog, OffboardDialog, PersonForm, PersonLayout, PersonPart } from './index.ts'

const [person, manager] = personRecordSamples
if (!person || !manager) throw new Error('There are no samples.')

const form = (
  <PersonForm
    person={person}
    rooms={roomSamples}
    people={personRecordSamples}
    draft={{ name: person.name, surname: person.surname, managerId: String(manager.id), roomname: 'Göygöl' }}
    unsaved={{ round: 0, onDiscard: () => undefined }}
    validate={() => ({ email: 'Someone else has this address.' })}
    onSubmit={async () => undefined}
  />
)

const meta: Meta<typeof PersonLayout> = {
  title: 'Staff/People',
  component: PersonLayout,
  decorators: [
    (Story) => (
      <StoryPage>
        <Story />
      </StoryPage>
    ),
  ],
}

export default meta
type Story = StoryObj<typeof PersonLayout>

export const Record: Story = {
  args: {
    cards: (
      <>
        <PersonPart
          heading="Account"
          state={{ label: 'Active', isOn: true }}
          facts={[
            { label: 'Signs in as', value: 'sevda.rustamova@caspora.example' },
            { label: 'Role', value: 'Staff' },
          ]}
          actions={<Button variant="outline">Close the account</Button>}
        />
        <PersonPart heading="Badge and card" lead="Printed codes lead to both." />
      </>
    ),
    children: <CardSection heading="Record">{form}</CardSection>,
  },
}

export const New: Story = {
  parameters: { lang: 'ru' },
  args: {
    children: (
      <PersonForm rooms={roomSamples} people={personRecordSamples} onSubmit={async () => undefined} />
    ),
  },
}

export const Offboard: StoryObj = {
  render: () => (
    <OffboardDialog
      person={{ ...manager, meetings: 3 }}
      people={personRecordSamples}
      onSubmit={async () => undefined}
      onCancel={() => {}}
    />
  ),
}

export const Bulk: StoryObj = {
  parameters: { lang: 'ru' },
  render: () => (
    <BulkDialog
      action="manager"
      selected={personRecordSamples.slice(0, 3)}
      people={personRecordSamples}
      rooms={roomSamples}
      stepsOf={() => [
        { person, step: {} },
        { person: { ...person, name: 'Ирина', surname: 'Соколова-Преображенская' }, step: {} },
        { person: manager, why: 'themselves' },
      ]}
      messages={[
        { tone: 'success', heading: '1 record changed', rows: [{ id: 7, text: 'Günəş Əliyeva' }] },
        {
          heading: '1 person wasn’t changed and stays selected.',
          rows: [{ id: 23, text: 'Ирина Соколова-Преображенская: this person leads the manager.' }],
        },
      ]}
      progress={{ done: 1, total: 2 }}
      onSubmit={async () => undefined}
      onCancel={() => {}}
    />
  ),
}
