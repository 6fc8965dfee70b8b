import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { StoryPage } from '#testing/StoryPage.tsx'
import { CardSection, FactsForm, FactsHistory, type FactsValues } from './index.ts'

const draft: FactsValues = {
  ...{
    name: 'Caspora',
    website: 'caspora.example',
    phone: '+994 12 000 00 00',
    email: 'hello@caspora.example',
  },
  ...{ careersEmail: 'careers@caspora.example', peopleEmail: 'people@caspora.example' },
  ...{
    addressAZ: 'Nizami küçəsi 1, Bakı',
    addressEN: 'Nizami street 1, Baku',
    addressRU: 'улица Низами, 1, Баку',
  },
  ...{ taglineAZ: 'İT və layihə idarəetməsi', taglineEN: 'IT and project management' },
  taglineRU: 'ИТ и управление проектами',
  ...{ cityAZ: 'Bakı', cityEN: 'Baku', cityRU: 'Баку', latitude: '40.3762', longitude: '49.8413' },
  ...{ LinkedIn: 'https://www.linkedin.com/company/caspora-example', Instagram: '', Facebook: '' },
  ...{ appStore: '', partnerProfile: '', accent: '#ff6600', dark: '#1565c0' },
}

const meta: Meta<typeof FactsForm> = {
  title: 'Staff/Site',
  component: FactsForm,
  decorators: [
    (Story) => (
      <StoryPage>
        <CardSection heading="Company">
          <Story />
        </CardSection>
      </StoryPage>
    ),
  ],
  args: { draft, onSubmit: async () => undefined },
}

export default meta
type Story = StoryObj<typeof FactsForm>

export const Form: Story = {}

export const History: Story = {
  render: () => (
    <FactsHistory
      draft={draft}
      versions={[
        {
          number: 2,
          day: '29 November 2026, 18:40',
          by: 'Rauf Əliyev',
          values: { ...draft, phone: '+994 12 111 11 11' },
        },
        { number: 1, day: '2 November 2026, 09:12', by: '', values: draft },
      ]}
      onRestore={() => undefined}
      busy={undefined}
    />
  ),
}
