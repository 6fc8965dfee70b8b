import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from '#primitives/Button.tsx'
import { CardSection } from '#primitives/CardSection.tsx'
import { StoryPage } from '#testing/StoryPage.tsx'
import { BulkDialog, LetGoDialog, PersonForm, PersonLayout, PersonPart } from './index.ts'

const people = [
  { value: '7', label: 'Leyla Əliyeva', detail: 'Project manager' },
  { value: '4', label: 'Leyla İsmayılova', detail: 'Head of people' },
  { value: '23', label: 'Ирина Соколова-Преображенская', detail: 'Руководитель группы контроля качества' },
]

const day = {
  dateHint: 'Year/month/day',
  formatDay: () => undefined,
  pickDate: 'Choose the first day in a calendar',
}

const form = (
  <PersonForm
    texts={{
      form: 'Record of Sevda Rüstəmova',
      name: 'First name',
      surname: 'Last name',
      email: 'Email',
      phone: 'Phone',
      room: 'Room',
      noRoom: 'No room',
      position: 'Position',
      unit: 'Unit',
      languages: { AZ: 'Azerbaijani', EN: 'English', RU: 'Russian' },
      manager: 'Manager',
      managerHint: 'Decides about leave.',
      deputy: 'Deputy',
      deputyHint: 'Decides while the manager is away.',
      nobody: 'Nobody',
      people: 'People',
      nobodyFound: 'Nobody has this name.',
      notChosen: 'Choose a person from the list.',
      birthday: 'Birthday',
      birthdayShared: 'The person decides in the profile whether colleagues see day and month.',
      startedOn: 'First day of work',
      days: { startedOn: day, birthday: { ...day, pickDate: 'Choose the birthday in a calendar' } },
      submit: 'Save',
      submitting: 'Saving',
    }}
    rooms={[
      { value: 'Xəzər', label: 'Xəzər' },
      { value: 'Göygöl', label: 'Göygöl' },
    ]}
    people={people}
    draft={{ name: 'Sevda', surname: 'Rüstəmova', managerId: '7', roomname: 'Göygöl' }}
    validate={() => ({ email: 'Somebody else has this address.' })}
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
    aside: (
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

export const LetGo: StoryObj = {
  render: () => (
    <LetGoDialog
      title="Let Leyla Əliyeva go"
      effects={['All sessions end and nobody signs in any more.', 'Badge, card and room are gone.']}
      labels={{
        successor: 'Successor',
        hint: 'Leads those whom the person leads, and gets the meetings from today on.',
        nobody: 'Nobody',
        people: 'People',
        nobodyFound: 'Nobody has this name.',
        notChosen: 'Choose a person from the list.',
      }}
      people={people}
      warningOf={() => undefined}
      buttons={{ save: 'Let go', saving: 'Letting go', cancel: 'Cancel' }}
      onSubmit={async () => undefined}
      onCancel={() => {}}
    />
  ),
}

export const Bulk: StoryObj = {
  render: () => (
    <BulkDialog
      title="Set the manager of 4 people"
      choice={{
        label: 'Manager',
        placeholder: 'Choose',
        options: people,
        search: {
          listLabel: 'People',
          nothingFound: 'Nobody has this name.',
          notChosen: 'Choose a person from the list.',
          foldText: (text) => text.toLowerCase(),
        },
      }}
      groupsOf={() => [
        { heading: 'Will change: 2', lines: ['Günəş Əliyeva', 'Ирина Соколова-Преображенская'] },
        { heading: 'Stay as they are: 1', lines: ['Rauf Əliyev: has left'] },
      ]}
      messages={[
        { tone: 'success', heading: '1 record changed', rows: [{ id: 7, text: 'Günəş Əliyeva' }] },
        {
          heading: '1 person was not changed and stays selected.',
          rows: [{ id: 23, text: 'Ирина Соколова-Преображенская: this person leads the manager.' }],
        },
      ]}
      progress={{ done: 1, total: 2, text: '1 of 2 done' }}
      buttons={{ save: 'Save', saving: 'Saving', cancel: 'Cancel' }}
      onSubmit={async () => undefined}
      onCancel={() => {}}
    />
  ),
}
